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
