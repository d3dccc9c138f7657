// What a browser runs for this site while no page is open: it shows what is pushed, and opens the table.

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('push', event => {
  const told = event.data.json();
  const icon = '/static/ludoteca/apple-touch-icon.png';
  // A newer message about the same table takes the place of the older one.
  const shown = { body: told.body, tag: told.tag, renotify: true, icon, badge: icon, data: { url: told.url } };
  event.waitUntil(registration.showNotification(told.title, shown));
});

addEventListener('notificationclick', event => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(page => page.url.split(/[?#]/)[0] === url);
    return open ? open.focus() : clients.openWindow(url);
  })());
});
