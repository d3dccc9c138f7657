// The button "Tell me in this browser": only a click asks for permission, then the subscription goes to the site.

const form = document.getElementById('push');

/** Say one of the sentences of the form, and no other. */
function say(what) {
  for (const line of form.querySelectorAll('[data-say]')) line.hidden = line.dataset.say !== what;
}

/** The site's key as the browser wants it. */
function bytes(key) {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

/** Ask the reader, then the push service; a subscription made for another key is given up first. */
async function subscribe() {
  if (await Notification.requestPermission() !== 'granted') return say('denied');
  await navigator.serviceWorker.register('/sw.js');
  const pushing = (await navigator.serviceWorker.ready).pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) };
  const subscription = await pushing.subscribe(options).catch(async () => {
    await (await pushing.getSubscription())?.unsubscribe();
    return pushing.subscribe(options);
  });
  form.elements.subscription.value = JSON.stringify(subscription);
  form.submit();
}

if (form) {
  form.hidden = false;
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSecureContext) say('insecure');
  else if (!able) say('unable');
  form.querySelector('button').disabled = !isSecureContext || !able;
  form.addEventListener('submit', event => {
    event.preventDefault();
    subscribe().catch(() => say('failed'));
  });
}
