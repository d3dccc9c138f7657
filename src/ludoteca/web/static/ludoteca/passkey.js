// Passkeys: a form with data-passkey asks the browser for one, puts what it says into the form, and sends it.
// "add" makes a new passkey, "show" shows one of those that the page names, "enter" any that is good for this site.

const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
const written = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const named = list => (list ?? []).map(one => ({...one, id: bytes(one.id)}));

async function data(form) {
  if (form.dataset.passkey !== 'enter') return JSON.parse(document.querySelector('#passkey-data').textContent);
  const answer = await fetch(form.action, {headers: {Accept: 'application/json'}});
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

function make({publicKey: asked}) {
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: {...asked.user, id: bytes(asked.user.id)},
    excludeCredentials: named(asked.excludeCredentials),
  };
  return navigator.credentials.create({publicKey});
}

function show({publicKey: asked}) {
  const publicKey = {...asked, challenge: bytes(asked.challenge), allowCredentials: named(asked.allowCredentials)};
  return navigator.credentials.get({publicKey});
}

/** What a browser says of a passkey, as text. */
function told(credential) {
  const response = {};
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']) {
    if (credential.response[name]) response[name] = written(credential.response[name]);
  }
  if (credential.response.getTransports) response.transports = credential.response.getTransports();
  const {id, type, authenticatorAttachment} = credential;
  const clientExtensionResults = credential.getClientExtensionResults();
  return JSON.stringify({id, type, rawId: written(credential.rawId), authenticatorAttachment, clientExtensionResults, response});
}

async function send(form) {
  const failed = form.querySelector('[data-failed]');
  failed.hidden = true;
  try {
    const {creation_options: creation, request_options: request} = await data(form);
    form.elements.credential.value = told(creation ? await make(creation) : await show(request));
    form.submit();
  } catch {
    failed.hidden = false;
  }
}

for (const form of document.querySelectorAll('[data-passkey]')) {
  form.addEventListener('submit', event => {
    event.preventDefault();
    send(form);
  });
}
