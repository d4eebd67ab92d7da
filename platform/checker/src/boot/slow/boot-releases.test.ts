import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';

const limits = { emptyMs: 1_000, busyMs: 1_500, memoryMegabytes: 1_500 };
const checker = createChecker({ boot: limits });
const patient = createChecker({ boot: { ...limits, timeMs: 60_000 } });
/** For what computes for ever: on a slow machine a page that is fine needs a second. */
const hasty = createChecker({ boot: { ...limits, timeMs: 1_200 } });
after(() => Promise.all([checker, patient, hasty].map((one) => one.close())));

/** What is found of a site: each remote and the detail. */
async function found(
  entries: Record<string, string>,
  changes: Parameters<typeof madeUpSite>[1] = {},
  by = checker,
): Promise<[string, string][]> {
  const { order, files } = madeUpSite(entries, changes);
  const { failed } = await by.unbooted(order, (sha256) => files.get(sha256) ?? Buffer.alloc(0));
  return failed.map(({ remote, detail }) => [remote, detail]);
}

/** What is found of a page that runs this. */
const detailOf = async (show: string, by = checker) =>
  (await found({ items: entryOf('items', show) }, {}, by)).join();

describe('pages of candidates in Chromium', () => {
  test('work where they show something, and let go of what they need or need it once', async () => {
    const tidy = `main.append("x");
      globalThis.once ??= setInterval(() => main, 100);
      const left = new AbortController();
      addEventListener("popstate", () => left.abort(), { once: true });
      addEventListener("resize", () => main, { signal: left.signal });
      setTimeout(() => main.append("y"), 60_000);`;
    const entries = { items: entryOf('items', tidy), other: entryOf('other') };
    assert.deepEqual(await found(entries), []);
  });

  test('work where they keep something at some visits only, as caches do that fill', async () => {
    const show = `main.append("x");
      globalThis.visits = (globalThis.visits ?? 0) + 1;
      if (visits <= 15) addEventListener("resize", () => main);`;
    assert.equal(await detailOf(show, patient), '');
  });

  test('work where they compute longer, before they show something, than a page may be empty', async () => {
    const show = `if (globalThis.isOpened) main.append("x");
      else setTimeout(() => {
        for (const until = performance.now() + 1_500; performance.now() < until; );
        globalThis.isOpened = true;
        setTimeout(() => main.append("x"), 20);
      });`;
    assert.equal(await detailOf(show, patient), '');
  });

  for (const [what, show, expected] of [
    [
      'throw',
      'main.append("x"); throw new Error("no such thing\\nat")',
      /Uncaught Error: no such thing$/,
    ],
    ['throw later', 'main.append("x"); setTimeout(() => { null.x }, 50)', /TypeError: Cannot read/],
    ['reject', 'main.append("x"); Promise.reject(new Error("lost"))', /in promise\) Error: lost/],
    [
      'report a failure',
      'main.append("x"); report("an effect")',
      /^items,render-error of items \w+ \.\/Page: an effect$/,
    ],
    ['show nothing', '', /shows nothing/],
    ['show what nobody sees', 'main.append("\u200b \u2060")', /shows nothing/],
    [
      'wait for a part for ever',
      `const part = document.createElement('template');
       part.setAttribute('data-loading-part', 'items ./Page');
       main.append('Loading', part)`,
      /^items,items \.\/Page never ends to load$/,
    ],
    ['leave for another page', 'main.append("x"); location.href = "/other"', /shows nothing/],
    [
      'leave the site',
      'main.append("x"); location.href = "https://elsewhere.test/"',
      /shows nothing/,
    ],
    [
      'keep what they need each time they are visited',
      `main.append("x"); addEventListener("resize", () => main); setInterval(() => main, 100)`,
      /^items,it keeps 1 event listeners, 1 timers each time it is opened and left$/,
    ],
    [
      'do not find their own texts again once a browser has translated them',
      `const text = document.createTextNode("Two rooms");
       main.append(text);
       setTimeout(() => {
         if (main.firstChild === text || main.querySelector("font")) {
           main.insertBefore(document.createElement("b"), text);
         }
       }, 30)`,
      /^items,translated by the browser: Uncaught NotFoundError/,
    ],
    [
      'fill the memory',
      'main.append("x"); const all = []; for (;;) all.push(new Array(1e6).fill({}));',
      /memory|computes/,
    ],
  ] as const) {
    test(`are refused that ${what}`, async () => {
      assert.match(await detailOf(show), expected);
    });
  }

  test('are refused that throw in a further language only', async () => {
    const show = `main.append("x"); if (location.pathname.startsWith("/hi/")) throw new Error("hi")`;
    const { order, files } = madeUpSite({ items: entryOf('items', show) });
    const languages = [
      { code: 'en', locale: 'en-IN', name: 'English' },
      { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
    ];
    const { composition, pages } = order;
    const inBoth = {
      ...order,
      composition: { ...composition, shell: { ...composition.shell, languages } },
      pages: [...pages, { address: '/hi/items', remote: 'items' }],
    };
    const read = (sha256: string) => files.get(sha256) ?? Buffer.alloc(0);
    const { failed } = await checker.unbooted(inBoth, read);
    assert.deepEqual(
      failed.map(({ address, detail }) => [address, /Uncaught Error: hi$/.test(detail)]),
      [['/hi/items', true]],
    );
  });

  test('are refused that compute for ever', async () => {
    const show = 'main.append("x"); for (;;);';
    assert.match(await detailOf(show, hasty), /computes longer than 1\.2 s/);
  });

  test('are refused that fill the console', async () => {
    const show =
      'main.append("x"); for (let i = 0; i < 4; i += 1) console.log("x".repeat(5e6) + i);';
    // With time to do it: a page that gets no processor computes for too long before.
    assert.match(await detailOf(show, patient), /writes more than 16 MB/);
  });

  test('work after all of these', async () => {
    assert.equal(await detailOf('main.append("fine")'), '');
  });
});
