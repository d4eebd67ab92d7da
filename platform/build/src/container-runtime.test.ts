import assert from 'node:assert/strict';
import { test } from 'node:test';
import federation from './container-runtime.ts';

const { initContainerEntry, consumes } = federation.bundlerRuntime;

type Scope = Parameters<typeof initContainerEntry>[0]['shareScope'];

/** What the module that stands for React is after its chunk was asked for in a page with this scope. */
async function reactIn(shareScope: Scope): Promise<unknown> {
  initContainerEntry({ shareScope });
  const webpackRequire: Parameters<typeof consumes>[0]['webpackRequire'] = {
    m: {},
    consumesLoadingData: {
      chunkMapping: { page: ['react-here'] },
      moduleIdToConsumeDataMapping: { 'react-here': { shareKey: 'react' } },
    },
  };
  const promises: Promise<unknown>[] = [];
  consumes({ chunkId: 'page', promises, webpackRequire });
  consumes({ chunkId: 'another', promises, webpackRequire });
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  webpackRequire.m['react-here']?.(module);
  return module.exports;
}

const there = (text: string) => ({ lib: () => text, get: () => () => text });
const later = (text: string) => ({ get: async () => () => text });

test('a chunk finds the package that the page has, and waits for one that it has yet to load', async () => {
  assert.equal(await reactIn({ react: { '19.3.0': there('react 19.3') } }), 'react 19.3');
  assert.equal(await reactIn({ react: { '19.3.0': later('react 19.3') } }), 'react 19.3');
});

test('of several versions it takes the one in use, else the newest, and then it is in use', async () => {
  const two = { '19.9.0': later('react 19.9'), '19.10.0': later('react 19.10') };
  assert.equal(await reactIn({ react: { ...two, '19.3.0': there('react 19.3') } }), 'react 19.3');
  assert.equal(await reactIn({ react: two }), 'react 19.10');
  assert.equal(await reactIn({ react: { ...two, '20.0.0': later('react 20') } }), 'react 19.10');
});

test('a package that the page does not share is named', async () => {
  await assert.rejects(reactIn({}), /The page shares no react\./);
});
