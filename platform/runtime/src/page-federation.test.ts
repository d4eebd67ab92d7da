import type { LoadableRelease } from '@aangan/manifest';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createPageFederation } from './page-federation.ts';

type Scope = Record<string, Record<string, { lib(): unknown }>>;

const react = { name: 'the page’s React' };

function release(id: string, about: Partial<LoadableRelease> = {}): LoadableRelease {
  return {
    release: id,
    container: `aangan_vendors_${id}`,
    baseUrl: `/releases/vendors/${id}/`,
    entry: 'entry.js',
    exposes: { './Page': [] },
    runtime: 'own' as const,
    integrity: { 'entry.js': `sha384-${id}` },
    ...about,
  };
}

/** A container whose module is what it finds in the share scope. */
function containerOf(text: string) {
  let scope: Scope = {};
  return {
    init(given: Scope) {
      scope = given;
    },
    get: async (expose: string) => () => ({ text, expose, react: scope.react?.['19.3.0']?.lib() }),
  };
}

/** Plays the network: each script that is put into the page registers its container, or fails. */
function serve(containerAt: (src: string) => unknown, container: string): string[] {
  const asked: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      asked.push(`${script.src.slice(location.origin.length)} ${script.integrity}`);
      const found = containerAt(script.src);
      if (found) Object.assign(globalThis, { [container]: found });
      script.dispatchEvent(new Event(found === undefined ? 'error' : 'load'));
    }
  });
  observer.observe(document.head, { childList: true });
  stop = () => observer.disconnect();
  return asked;
}

let stop: () => void = () => undefined;
afterEach(() => stop());

function federationOf(used: LoadableRelease) {
  const scripts = { shell: { baseUrl: '/', integrity: {} }, remotes: [used] };
  const federation = createPageFederation(scripts, {
    modules: { react },
    versions: { react: '19.3.0' },
  });
  federation.use('vendors', used, 0);
  return federation;
}

describe('a release whose container needs no runtime', () => {
  test('gets the page’s packages, and is loaded once, with its integrity', async () => {
    const used = release('a1');
    const asked = serve(() => containerOf('first'), used.container);
    const federation = federationOf(used);
    const [page] = await Promise.all([
      federation.load('vendors', './Page'),
      federation.load('vendors', './Other'),
    ]);
    expect(page).toEqual({ text: 'first', expose: './Page', react });
    expect(asked).toEqual(['/releases/vendors/a1/entry.js sha384-a1']);
    expect('_FEDERATION_RUNTIME_CORE' in globalThis).toBe(false);
  });

  test('is loaded again at another address with a retry, although its container is there', async () => {
    const used = release('a2');
    const asked = serve(
      (src) => containerOf(src.includes('retry') ? 'second' : 'first'),
      used.container,
    );
    const federation = federationOf(used);
    await federation.load('vendors', './Page');
    federation.use('vendors', used, 1);
    expect(await federation.load('vendors', './Page')).toMatchObject({ text: 'second' });
    expect(asked[1]).toBe('/releases/vendors/a2/entry.js?retry=1 sha384-a2');
  });

  test('fails where its script cannot be loaded, or registers nothing', async () => {
    const gone = release('a3');
    serve(() => undefined, gone.container);
    await expect(federationOf(gone).load('vendors', './Page')).rejects.toThrow(
      'could not be loaded',
    );
    stop();
    const empty = release('a4');
    serve(() => false, empty.container);
    await expect(federationOf(empty).load('vendors', './Page')).rejects.toThrow('no container');
  });
});

test('a release of an older build finds the federation runtime that it was built for', async () => {
  const { runtime: _none, ...older } = release('a5');
  let isThere = false;
  const asked = serve(() => {
    isThere = '_FEDERATION_RUNTIME_CORE' in globalThis;
    return containerOf('older');
  }, older.container);
  const page = await federationOf(older).load('vendors', './Page');
  expect(page).toEqual({ text: 'older', expose: './Page', react });
  expect(asked).toEqual(['/releases/vendors/a5/entry.js sha384-a5']);
  expect(isThere).toBe(true);
});
