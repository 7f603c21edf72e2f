import type {AnalyticsProvider} from './provider.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * The host that serves the container. Tags in the container that use other hosts, such as an
 * analytics endpoint, are blocked until those hosts are listed in `sources` too.
 */
const HOST = 'https://www.googletagmanager.com';

/** Google Tag Manager. */
export const tagManager: AnalyticsProvider = {
  name: 'tag-manager',
  title: 'Google Tag Manager',
  variable: 'TAG_MANAGER_ID',
  id: {pattern: /^GTM-[A-Z0-9]+$/, example: 'GTM-ABC123'},
  sources: {'script-src': [HOST], 'img-src': [HOST], 'connect-src': [HOST]},
  cookies: /^_(ga|gid|gat|gcl)/,
  load(id, onBlocked) {
    window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
    const script = document.createElement('script');
    script.async = true;
    script.src = `${HOST}/gtm.js?id=${encodeURIComponent(id)}`;
    script.onerror = onBlocked;
    document.head.append(script);
  },
  send: (event) => void window.dataLayer?.push(event),
};
