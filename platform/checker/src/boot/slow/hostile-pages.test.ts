import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';

const checker = createChecker({ boot: { busyMs: 1_500 } });
after(() => checker.close());

/** What is found of a page that runs this each time it is shown. */
async function found(show: string): Promise<string> {
  const { order, files } = madeUpSite({ items: entryOf('items', `main.append('x'); ${show}`) });
  const { failed } = await checker.unbooted(
    order,
    (sha256) => files.get(sha256) ?? Buffer.alloc(0),
  );
  return failed.map(({ address, remote, detail }) => `${address} ${remote}: ${detail}`).join('\n');
}

const adopted = (rules: string) => `
  globalThis.sheet ??= new CSSStyleSheet();
  sheet.replaceSync(${rules});
  document.adoptedStyleSheets = [sheet];`;
/** An expression that makes an element: a page may not make markup of text. */
const element = (name: string, attributes: object, ...children: string[]) =>
  `(() => { const made = document.createElement('${name}');
    for (const [key, value] of Object.entries(${JSON.stringify(attributes)})) made.setAttribute(key, value);
    made.append(${children.join(', ')}); return made; })()`;
const password = element('input', { type: 'password' });
const layer = (...children: string[]) => `
  document.querySelector('.layer')?.remove();
  document.body.append(${element('div', { class: 'layer' }, ...children)});`;

describe('a page that changes what all remotes share', () => {
  for (const [what, show, expected] of [
    [
      'styles the header',
      adopted('"header { background: magenta }"'),
      /^\/items items: after it was left, its styles reach outside its place: header \{ background: magenta; \} applies to body header$/m,
    ],
    [
      'styles all pages within a layer and a query',
      adopted('"@layer own { @media screen { * { letter-spacing: 1px } } }"'),
      /@layer own \{ @media screen \{ \* \{ letter-spacing: 1px; \} applies to html/,
    ],
    [
      'styles the footer while it is shown',
      `${adopted('"footer:not(:hover) { display: none }"')}
       addEventListener('popstate', () => {
         if (location.pathname !== '/items') document.adoptedStyleSheets = [];
       }, { once: true });`,
      /^\/items items: its styles reach outside its place: footer:not\(:hover\) \{ display: none; \} applies to body footer$/,
    ],
    [
      'styles what it has marked itself',
      `document.documentElement.classList.add('mine'); ${adopted('".mine footer { color: red }"')}`,
      /its styles reach outside its place: \.mine footer/,
    ],
    [
      'removes the footer',
      "document.querySelector('footer')?.remove();",
      /after it was left, body footer is gone/,
    ],
    [
      'hides the header itself',
      "document.querySelector('header').style.display = 'none';",
      /after it was left, body header changes from block to none/,
    ],
    [
      'has 20,000 style rules',
      adopted("Array.from({ length: 20_000 }, (_, at) => '.a' + at + ' { color: red }').join('')"),
      /it has 20000 style rules, where 10000 are allowed/,
    ],
    [
      'replaces fetch',
      'const own = globalThis.fetch; globalThis.fetch = (...asked) => own(...asked);',
      /it replaces functions of the browser: fetch$/,
    ],
    [
      'replaces what requests are sent with',
      `XMLHttpRequest.prototype.open = function () {};
       globalThis.FormData = class extends FormData {};
       const each = Array.prototype[Symbol.iterator];
       Array.prototype[Symbol.iterator] = function () { return each.call(this); };`,
      /it replaces functions of the browser: FormData, Array\.prototype\.Symbol\(Symbol\.iterator\), XMLHttpRequest\.prototype\.open$/,
    ],
    [
      'reads what others write into the page',
      "Object.defineProperty(Element.prototype, 'innerHTML', { set() {} });",
      /it replaces functions of the browser: Element\.prototype\.innerHTML/,
    ],
    [
      'adds to all objects',
      'Object.prototype.own = 1;',
      /it replaces functions of the browser: Object\.prototype\.own$/,
    ],
    [
      'replaces functions of the history later',
      'setTimeout(() => { history.pushState = () => undefined; }, 12_000);',
      /it replaces functions of the browser: history\.pushState$/,
    ],
    [
      'is shown at another address after a while',
      "setTimeout(() => history.replaceState(null, '', '/account'), 9_000);",
      /it is shown at another address after a while: \/account$/,
    ],
    [
      'leaves for another site after 15 s',
      "setTimeout(() => { location.href = 'https://elsewhere.test/'; }, 15_000);",
      /^\/items items: it leaves for https:\/\/elsewhere\.test\/ within 20 s$/,
    ],
    [
      'throws after 15 s',
      "setTimeout(() => { throw new Error('late'); }, 15_000);",
      /^\/items items: Uncaught Error: late/,
    ],
    [
      'computes 600 ms each second after a while',
      `clearTimeout(globalThis.busy);
       globalThis.busy = setTimeout(() => setInterval(() => {
         for (const end = performance.now() + 600; performance.now() < end;);
       }, 1_000), 15_000);`,
      /it computes longer than 3 s in the 20 s after it was shown$/,
    ],
    [
      'fills the storage',
      "localStorage.fill ??= 'x'.repeat(4_000_000);",
      /it stores \d+ kB in the browser, where 512 are allowed$/,
    ],
    [
      'fills the storage that is no text',
      `globalThis.filled ??= new Promise((resolve) => {
         const opening = indexedDB.open('fill');
         opening.onupgradeneeded = () => opening.result.createObjectStore('all');
         opening.onsuccess = () => {
           const change = opening.result.transaction('all', 'readwrite');
           change.objectStore('all').put(crypto.getRandomValues(new Uint8Array(60_000)), 1);
           for (let at = 2; at < 40; at += 1) change.objectStore('all').put(crypto.getRandomValues(new Uint8Array(60_000)), at);
           change.oncomplete = resolve;
         };
       });`,
      /it stores \d+ kB in the browser/,
    ],
    [
      'makes markup of text, and hides the error',
      `try { document.createElement('p').innerHTML = '<b>Asha</b>'; } catch {}`,
      /^\/items items: it hands text to Element innerHTML at items\/[0-9a-f]{16}\/entry\.js:1:\d+, which Trusted Types refuse: <b>Asha<\/b>$/,
    ],
    [
      'makes markup of text after a while, through an attribute',
      `setTimeout(() => { try { document.createElement('iframe').setAttribute('srcdoc', 'Asha'); } catch {} }, 9_000);`,
      /it hands text to HTMLIFrameElement srcdoc at items\/[0-9a-f]{16}\/entry\.js:1:\d+, which Trusted Types refuse: Asha$/,
    ],
    [
      'loads a script that is no release’s',
      `const script = document.createElement('script'); try { script.src = 'https://elsewhere.test/a.js'; } catch {}`,
      /it hands text to HTMLScriptElement src at items\/[0-9a-f]{16}\/entry\.js:1:\d+, which Trusted Types refuse: https:\/\/elsewhere/,
    ],
    [
      'makes a policy of its own, and removes what listens',
      `removeEventListener('securitypolicyviolation', globalThis.aanganTellUntrusted, true);
       try { trustedTypes.createPolicy('own', { createHTML: (text) => text }); } catch {}`,
      /it makes a policy of Trusted Types at items\/[0-9a-f]{16}\/entry\.js:\d+:\d+, and a page has one only: own$/,
    ],
    [
      'lays a sign-in over the page',
      layer("'Your session has ended'", password),
      /it lays a field for a password over the page, though nothing was pressed$/,
    ],
    [
      'lays one over itself',
      `main.replaceChildren('x', ${element('div', { style: 'position: fixed; inset: 0' }, password)});`,
      /it lays a field for a password over the page/,
    ],
  ] as const) {
    test(`is refused where it ${what}`, async () => {
      assert.match(await found(show), expected);
    });
  }

  test('passes where it keeps to its place', async () => {
    const tidy = `
      main.replaceChildren(${element('form', { class: 'own-form' }, password, element('p', {}, "'x'"))});
      ${adopted('".own-form p { color: red } .own-form:hover { color: blue }"')}
      ${layer(element('dialog', { class: 'own-layer' }, "'Later'"))}
      localStorage.small = 'x'.repeat(1_000);
      history.replaceState(history.state, '', location.pathname + '?page=2');`;
    assert.equal(await found(tidy), '');
  });

  test('passes where it goes on to its first step as soon as it is open', async () => {
    const onwards = `clearTimeout(globalThis.onwards);
      globalThis.onwards = setTimeout(() => history.replaceState(history.state, '', '/items/first'), 1_200);`;
    assert.equal(await found(onwards), '');
  });
});
