/**
 * Makes an element whose changes screen readers announce. It's added to the page before it's needed,
 * because they only notice changes to an element that exists.
 *
 * @param politeness - whether the announcement interrupts others
 * @returns a function that returns the element
 */
export function liveRegion(
  className: string,
  politeness: 'polite' | 'assertive',
): () => HTMLElement {
  let region: HTMLElement | undefined;
  const get = () => {
    if (region?.isConnected) return region;
    region = document.createElement('div');
    region.className = className;
    region.setAttribute('aria-live', politeness);
    document.body.append(region);
    return region;
  };
  if (typeof document !== 'undefined') get();
  return get;
}
