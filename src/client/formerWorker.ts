/**
 * A previous site at this URL may have left a service worker in readers' browsers, which keeps
 * responding from its cache. This site has none, so we unregister any that we find. A worker that
 * also serves pages from its cache never lets this script run. For those, the build has files with
 * the usual names of workers, which unregister themselves (`static/service-worker.js`).
 */
import siteConfig from '@generated/docusaurus.config';

/**
 * Unregisters the service workers of a folder and its subfolders.
 *
 * @param workers - `navigator.serviceWorker`; undefined if the browser or the host doesn't support it
 * @param base - the path of the site; workers of parent folders belong to other sites
 */
export async function removeFormerWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
  base: string,
): Promise<void> {
  // Some private windows refuse this. They don't have workers either.
  const registrations = await workers?.getRegistrations().catch(() => []);
  const own = registrations?.filter(({scope}) => new URL(scope).pathname.startsWith(base));
  await Promise.all((own ?? []).map((registration) => registration.unregister()));
}

if (typeof window !== 'undefined') {
  void removeFormerWorkers(navigator.serviceWorker, siteConfig.baseUrl);
}
