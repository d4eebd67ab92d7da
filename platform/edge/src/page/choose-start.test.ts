import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Composition, RenderedPage } from '@aangan/manifest';
import { loadingPartAttribute } from '@aangan/manifest/loading-part';
import { aPage, renderable } from '../testing/a-rendered-page.ts';
import { chooseStart } from './choose-start.ts';
import type { StateOfPage } from './own-parts.ts';

const channel = renderable();
const composition: Composition = {
  ...channel,
  id: 'one',
  shell: { ...channel.shell, start: 'on-use' },
};
const audience = composition.shell.defaultAudience;
const [remote] = composition.remotes;

function made(page: Partial<RenderedPage> = {}, state: StateOfPage = {}) {
  const whole = aPage({
    address: '/',
    audience,
    composition,
    route: null,
    answers: {},
    language: 'en',
    locale: 'en-IN',
    now: 0,
    path: '/',
  });
  return { composition, audience, rendered: { page: { ...whole, ...page }, state } };
}

describe('a page', () => {
  test('starts when it is used, where it is whole and for a guest', () => {
    assert.equal(chooseStart(made()), 'on-use');
  });

  for (const [what, page] of Object.entries({
    'its shell does not ask for it': {
      ...made(),
      composition: { ...composition, shell: channel.shell },
    },
    'it is for an account': { ...made(), audience: 'maker' },
    'the browser renders it': { ...made(), rendered: undefined },
    'data is still to come': made({}, { isWaiting: true }),
    'a part is still to come': made({
      html: `<template ${loadingPartAttribute}="a ./B"></template>`,
    }),
    'a part is the browser’s to fill': made({ html: '<div role="status" aria-busy="true"></div>' }),
    'a part is in a frame': made({ html: '<iframe class="a" src="/frames/a/-/B"></iframe>' }),
    'a developer’s machine serves a remote of it': {
      ...made(),
      composition: { ...composition, remotes: remote ? [{ ...remote, isLocal: true }] : [] },
    },
  })) {
    test(`starts at once where ${what}`, () => {
      assert.equal(chooseStart(page), 'at-once');
    });
  }
});
