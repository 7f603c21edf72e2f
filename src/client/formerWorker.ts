/**
 * A site that stood at this address before may have left a service worker in the browsers of its
 * readers, which goes on answering with what it kept. This site has none, so any within it is gone
 * for good. Workers that answer even for the page itself never let this script run: for those, the
 * build has files under the usual names that do the same from within (`static/service-worker.js`).
 */
import siteConfig from '@generated/docusaurus.config';
import {removeFormerWorkers} from './removeFormerWorkers.ts';

if (typeof window !== 'undefined') {
  void removeFormerWorkers(navigator.serviceWorker, siteConfig.baseUrl);
}
