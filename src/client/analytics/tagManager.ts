/**
 * The analytics provider: Google Tag Manager. Whoever uses another one replaces this file: the security
 * policy, the head of the pages and the question to readers get everything from here.
 */
import type {Sources} from '@portal/hosting/rules/sources';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** An event. Page views are `{event: 'page_view', page}`. */
export type AnalyticsEvent = {event: string} & Record<string, string>;

/** The name that readers see. */
// oxlint-disable-next-line portal/untranslated-text -- a name
export const TITLE = 'Google Tag Manager';

/** The environment variable that turns it on. Its value is the ID of the container. */
export const VARIABLE = 'TAG_MANAGER_ID';

/**
 * The host that serves the container. Tags in the container that use other hosts, such as an
 * analytics endpoint, are blocked until those hosts are listed in `SOURCES` too.
 */
const HOST = 'https://www.googletagmanager.com';

export const SOURCES: Sources = {'script-src': [HOST], 'img-src': [HOST], 'connect-src': [HOST]};

/** The cookies it sets. They're removed when a reader withdraws consent. */
export const COOKIES = /^_(ga|gid|gat|gcl)/;

/** The name of the `<meta>` element that has the ID. */
export const META = 'analytics';

/**
 * The ID in the environment of a build; undefined if analytics is off.
 *
 * @throws Error if it's malformed
 */
export function configuredId(env: NodeJS.ProcessEnv): string | undefined {
  const id = env[VARIABLE];
  if (!id) return undefined;
  if (/^GTM-[A-Z0-9]+$/.test(id)) return id;
  throw new Error(`${VARIABLE} is "${id}". Set it to an ID such as GTM-ABC123, or leave it unset.`);
}

/** The ID that the build wrote into the page; undefined if analytics is off. Works only in browsers. */
export const idOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;

/**
 * Loads its script. Called once, after the reader consents and before the first event.
 *
 * @param id - the ID of the container
 * @param onBlocked - called if the script doesn't load, for example because of an ad blocker
 */
export function loadTagManager(id: string, onBlocked: () => void): void {
  window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}/gtm.js?id=${encodeURIComponent(id)}`;
  script.onerror = onBlocked;
  document.head.append(script);
}

/** Records an event. Those before the script has loaded wait for it. */
export const send = (event: AnalyticsEvent): void => void window.dataLayer?.push(event);
