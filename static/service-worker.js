// Replaces the service worker of a previous site. Browsers that still run that one fetch this file as
// its update. It removes what that one kept, then itself, and shows the pages as they are now.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire(self.registration)));

async function retire(registration) {
  // Others on this host keep caches too: only those that are named after this folder are ours.
  const names = await caches.keys();
  const own = names.filter((name) => name.includes(registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({type: 'window'});
  await registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
