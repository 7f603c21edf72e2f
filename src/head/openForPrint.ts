/**
 * Opens what's closed while the page is printed. CSS can do that, too (`src/css/print.css`), but older
 * browsers don't know `::details-content`.
 */
export function openForPrint(window: Window): void {
  // Browsers may send this event several times before they print.
  window.addEventListener('beforeprint', () => {
    const closed = window.document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], .dropdown)',
    );
    const setOpen = (open: boolean) => closed.forEach((details) => (details.open = open));
    setOpen(true);
    window.addEventListener('afterprint', () => setOpen(false), {once: true});
  });
}
