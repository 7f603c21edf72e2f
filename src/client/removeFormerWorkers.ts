/**
 * Unregisters the service workers of a folder and what lies below it.
 *
 * @param workers - `navigator.serviceWorker`; undefined where the browser or the host has none
 * @param base - the path of the site; workers of folders above are somebody else's
 */
export async function removeFormerWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
  base: string,
): Promise<void> {
  // Refused in some private windows: then there are none either.
  const registrations = await workers?.getRegistrations().catch(() => []);
  const own = registrations?.filter(({scope}) => new URL(scope).pathname.startsWith(base));
  await Promise.all((own ?? []).map((registration) => registration.unregister()));
}
