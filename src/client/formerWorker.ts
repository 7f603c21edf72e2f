/**
 * A previous site at this URL may have left a service worker in readers' browsers, which keeps
 * responding from its cache. This site has none, so we unregister any that we find. A worker that
 * also serves pages from its cache never lets this script run. For those, the build has files with
 * the usual names of workers, which unregister themselves (`static/service-worker.js`).
 */
import siteConfig from '@generated/docusaurus.config';
import {removeFormerWorkers} from './removeFormerWorkers.ts';

if (typeof window !== 'undefined') {
  void removeFormerWorkers(navigator.serviceWorker, siteConfig.baseUrl);
}
