import { createElement, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const elsewhere = 'https://elsewhere.test/?';
/** The gate opens the page beside others: it behaves there, as a remote that means harm would. */
const isFramed = self.origin === 'null';

async function outcomeOf(attack) {
  try {
    return `done: ${await attack()}`;
  } catch (error) {
    return `refused: ${error.name}`;
  }
}

const insert = (name, attributes) => {
  document.body.append(Object.assign(document.createElement(name), attributes));
  return 'tried';
};

/** What is tried as soon as the page is shown: each says what it got. */
const attacks = {
  'read the session': () => localStorage.getItem('aangan-tokens'),
  'read the cookies': () => document.cookie,
  'read the page': () => parent.document.body.textContent,
  'read the page’s storage': () => parent.localStorage.length,
  'act as the visitor': () =>
    fetch('/api/auth/me/', { credentials: 'include' }).then((it) => it.status),
  'act as the visitor by a form': () => {
    const form = Object.assign(document.createElement('form'), {
      action: '/api/auth/logout/',
      method: 'post',
    });
    document.body.append(form);
    form.submit();
    return 'tried';
  },
  'change the address': () => {
    top.location.href = `${elsewhere}top`;
    return 'tried';
  },
  'change the history': () => top.history.pushState(null, '', '/login'),
  'tell by a picture': () => insert('img', { src: `${elsewhere}picture` }),
  'tell by a style': () => insert('div', { style: `background: url(${elsewhere}style)` }),
  'tell by a prefetch': () => insert('link', { rel: 'prefetch', href: `${elsewhere}prefetch` }),
  'tell by a beacon': () => navigator.sendBeacon(`${elsewhere}beacon`, 'x'),
  'tell by a script': () => {
    const script = document.createElement('script');
    script.src = `${elsewhere}script`;
    return 'tried';
  },
  'tell by a frame': () => insert('iframe', { src: `${elsewhere}frame` }),
  'tell by a peer': () => new RTCPeerConnection().connectionState,
  'make a document by a style sheet': () => new XSLTProcessor().constructor.name,
  'fill the storage': () => localStorage.setItem('fill', 'x'.repeat(4_000_000)),
  'fill the database': () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('fill');
      opening.onsuccess = () => resolve('open');
      opening.onerror = () => reject(opening.error);
    }),
  'fill the cache': () => caches.open('fill'),
  'open a window': () => String(open(`${elsewhere}window`)),
  'open a dialog of the browser': () => String(confirm('Your password?')),
  'look like a sign-in': () =>
    insert('div', {
      id: 'sign-in',
      style:
        'position: fixed; inset: -9999px; z-index: 2147483647; background: magenta; pointer-events: none',
    }),
  'register a service worker': () => navigator.serviceWorker.register('/releases/x.js'),
};

let stealing;

/** The port to the page, taken from the frame's own code. */
let port;
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...sent) {
  port = this;
  postMessage.apply(this, sent);
};
const say = (message) => postMessage.call(port, JSON.stringify({ v: 1, ...message }));
const log = [];

/** As often as timers allow, also in the moment before the frame is inert. */
function steal() {
  document.querySelector('#bait').focus();
  self.focus();
}

/** What is done when a button is pressed: each takes the frame itself away. */
const later = {
  'Take the focus': () => {
    stealing = setInterval(steal, 4);
  },
  // Once the press is answered: what presses it would wait for ever.
  'Block the page': () => {
    setTimeout(() => {
      for (;;);
    });
  },
  'Leave the frame': () => {
    location.href = `${elsewhere}left`;
  },
  'Leave by other pages': () => {
    // Once the press counts no more, in the middle of what is typed: the focus moves with the page.
    setTimeout(() => {
      say({
        kind: 'open',
        address: '/crooked/two',
        state: '',
        isReplaced: false,
        keepsScroll: false,
      });
      stealing = setInterval(steal, 10);
    }, 6_000);
  },
  'Hold the page at its top': () => {
    const address = location.pathname.replace('/frames/crooked', '') + location.search;
    const entry = { state: '', isReplaced: true, keepsScroll: false };
    stealing = setInterval(() => say({ kind: 'open', address, ...entry }), 20);
  },
  'Keep a dialog open': () => {
    stealing = setInterval(() => say({ kind: 'dialog', isOpen: true }), 100);
  },
  'Go back five times': () => {
    const entry = { state: '', isReplaced: false, keepsScroll: false };
    say({ kind: 'open', address: '/crooked?page=2', ...entry });
    // Again and again: on a busy machine the page has not drawn its entry by the first time.
    stealing = setInterval(() => {
      for (let n = 0; n < 5; n += 1) say({ kind: 'back' });
    }, 1_500);
  },
  'Flood the window of the page': () => {
    for (let n = 0; n < 1_000; n += 1) parent.postMessage('x', '*');
  },
  'Flood the page': () => {
    MessagePort.prototype.postMessage = function (...sent) {
      for (let n = 0; n < 10_000; n += 1) postMessage.apply(this, sent);
    };
  },
};

/** A question in an entry of the history, as the site's dialogs are. */
function Question() {
  const location = useLocation();
  const navigate = useNavigate();
  const ask = () => navigate(location, { state: { asks: true }, preventScrollReset: true });
  const cancel = (event) => {
    event.preventDefault();
    navigate(-1);
  };
  return createElement(
    'div',
    null,
    createElement('button', { type: 'button', onClick: ask }, 'Ask'),
    location.state?.asks &&
      createElement(
        'dialog',
        { ref: (it) => it?.showModal(), onCancel: cancel },
        createElement('h2', null, 'Sure?'),
        createElement('button', { type: 'button', onClick: () => navigate(-1) }, 'No'),
      ),
  );
}

/** A remote that means harm, once it runs in a frame. */
export default function CrookedPage() {
  const [got, setGot] = useState({});
  useEffect(() => {
    if (!isFramed) return;
    addEventListener('keydown', ({ key }) => {
      log.push(key);
      document.querySelector('#log').textContent = log.join('');
    });
    for (const [name, attack] of Object.entries(attacks)) {
      outcomeOf(attack).then((outcome) => setGot((before) => ({ ...before, [name]: outcome })));
    }
    return () => clearInterval(stealing);
  }, []);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Crooked offers'),
    createElement('input', { id: 'bait', 'aria-label': 'Bait' }),
    createElement('p', { id: 'log' }),
    createElement(Question),
    createElement('a', { href: '/designers' }, 'Designers'),
    ' ',
    createElement('a', { href: '/crooked?page=2' }, 'Next page'),
    ' ',
    createElement('a', { href: `${elsewhere}link` }, 'Elsewhere'),
    ...Object.entries(later).map(([name, attack]) =>
      createElement('button', { key: name, type: 'button', onClick: attack }, name),
    ),
    createElement(
      'ul',
      null,
      ...Object.entries(got).map(([name, outcome]) =>
        createElement('li', { key: name }, `${name}: ${outcome}`),
      ),
    ),
  );
}
