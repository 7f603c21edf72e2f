/**
 * A previous site at this URL may have left a service worker in readers' browsers, which keeps
 * responding from its cache. This site has none, so we unregister any that we find. A worker that
 * also serves pages from its cache never lets this script run. For those, the build has files with
 * the usual names of workers, which unregister themselves (`static/service-worker.js`).
 */
import siteConfig from '@generated/docusaurus.config';

async function removeFormerWorkers(): Promise<void> {
  // Some private windows refuse this. They don't have workers either.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  for (const registration of registrations ?? []) {
    // Workers of parent folders belong to other sites.
    const isOwn = new URL(registration.scope).pathname.startsWith(siteConfig.baseUrl);
    if (isOwn) void registration.unregister();
  }
}

if (typeof window !== 'undefined') void removeFormerWorkers();
