/**
 * What's shown while another page loads. Docusaurus changes the URL first, and tells client modules the
 * location before, even if it was never shown, because the reader followed another link while it loaded.
 * Modules compare what's shown, so this one comes first and corrects what all of them get.
 */
import type {ClientModule} from '@docusaurus/types';
import type {useHistory} from '@docusaurus/router';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type History = ReturnType<typeof useHistory>;

let shown: Change['location'] | null = null;

let loading = false;

/** @returns whether the URL is that of a page that isn't shown yet */
export const isLoading = (): boolean => loading;

export function onRouteUpdate(): void {
  loading = true;
}

export function onRouteDidUpdate(change: Change): void {
  change.previousLocation = shown;
  shown = change.location;
  loading = false;
}

/**
 * Lets the next link replace a page that's still loading, as browsers do. Otherwise, it would leave a
 * history entry of a page that nobody saw. Links to sections of the shown page are included: their
 * addresses are relative to the URL.
 *
 * @returns a function that undoes this
 */
export function replaceLoading(history: History): () => void {
  const {push} = history;
  // The history accepts both forms, but its types name each alone.
  history.push = (to: Change['location'] | string, state?: unknown) =>
    (loading ? history.replace : push)(to as string, state);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (!link || !loading || !shown) return;
    event.preventDefault();
    history.push({...shown, hash: link.getAttribute('href')!});
  };
  document.addEventListener('click', onClick);
  return () => {
    history.push = push;
    document.removeEventListener('click', onClick);
  };
}
