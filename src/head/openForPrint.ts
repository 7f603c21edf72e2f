/**
 * Opens what's closed while the page is printed. CSS can do that, too (`src/css/print.css`), but older
 * browsers don't know `::details-content`.
 */
export function openForPrint(window: Window): void {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => opened.forEach((details) => (details.open = open));
  window.addEventListener('beforeprint', () => {
    // Browsers may send this event again before they print.
    opened = [
      ...opened,
      ...window.document.querySelectorAll<HTMLDetailsElement>(
        'main details:not([open], .dropdown)',
      ),
    ];
    setOpen(true);
  });
  window.addEventListener('afterprint', () => {
    setOpen(false);
    opened = [];
  });
}
