/**
 * Docusaurus tells client modules the location before, even if it was never shown, because the reader
 * followed another link, or the same one again, while it loaded. Modules compare what's shown, so this one
 * comes first and corrects what all of them get.
 */
import type {ClientModule} from '@docusaurus/types';

type Change = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

let shown: Change['location'] | null = null;

export function onRouteDidUpdate(change: Change): void {
  change.previousLocation = shown;
  shown = change.location;
}
