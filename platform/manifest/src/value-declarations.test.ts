import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forBrowser } from './browser-composition.ts';
import { compose } from './compose.ts';
import { composeRemote, composeShell } from './compose-releases.ts';
import { carriedBy, routeTable } from './composition-parts.ts';
import { inLanguage } from './in-language.ts';
import { ManifestError } from './parse.ts';
import { readSetting } from './read-setting.ts';
import { parseRemoteManifest } from './remote-manifest.ts';
import { splitFlags, takenFlags } from './taken-flags.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { settingProblem } from './value-declarations.ts';
import { withSettings } from './with-settings.ts';

const count = { type: 'number', default: 6, description: 'Rows.', readBy: 'both' } as const;
const choices = ['calm', 'bold'];
const look = { ...count, type: 'one of' as const, default: 'calm', choices };
const flag = { ...count, type: 'boolean', default: false } as const;
const manifest = (values: object, more: object = {}) => ({
  $schema: '/platform/schemas/remote.schema.json',
  name: 'shop',
  team: 'shop',
  exposes: { './Part': 'part.tsx' },
  routes: [],
  values,
  ...more,
});
function refused(values: object, more?: object): string {
  try {
    parseRemoteManifest(manifest(values, more));
    return '';
  } catch (error) {
    return error instanceof ManifestError ? error.problems.join(' ') : String(error);
  }
}

describe('values of a remote.json', () => {
  test('have a default of their type', () => {
    assert.doesNotThrow(() => parseRemoteManifest(manifest({ count, look, flag })));
    assert.match(refused({ count: { ...count, default: '6' } }), /default of count takes a number/);
    assert.match(refused({ look: { ...look, default: 'loud' } }), /one of calm, bold, not "loud"/);
    assert.match(refused({ flag: { ...flag, default: 1 } }), /takes true, false or a percentage/);
    assert.match(refused({ look: { ...look, choices: undefined } }), /has choices/);
  });

  test('have names that no object has by itself', () => {
    const hostile = JSON.parse('{"__proto__": {"type": "number"}}');
    assert.match(refused(hostile), /__proto__/);
    assert.match(refused({ constructor: count }), /constructor/);
  });

  test('are no secrets, by their name or their default', () => {
    const text = { ...count, type: 'string', default: '' };
    for (const name of ['api-key', 'apikey', 'secrets']) {
      assert.match(refused({ [name]: text }), /is named like a secret/);
    }
    assert.equal(refused({ 'csrf-token-ttl': count }), '');
    const key = `sk_live_${'4eC39HqLyjWDarjt'}`;
    const looks = /payment looks like a secret.*Keep a secret in/;
    assert.match(refused({ payment: { ...text, default: key } }), looks);
    assert.match(refused({ payment: { ...text, description: `Such as ${key}` } }), looks);
    const chosen = { ...look, default: 'none', choices: ['none', key] };
    assert.match(refused({ payment: chosen }), looks);
  });

  test('may be long texts of words, and are no addresses with a password', () => {
    const text = { ...count, type: 'string', default: '' } as const;
    const set = (to: string) => settingProblem('line', text, to);
    assert.equal(set('this-is-a-long-slug-of-words-for-a-Page1-x'), undefined);
    assert.equal(set('https://aangan.example/designers?sort=rating'), undefined);
    for (const to of ['redis://:pw@host', 'https://abc@host/', 'password: hunter2hunter2']) {
      assert.match(set(to) ?? '', /looks like a secret/);
    }
  });

  test('that a condition names are declared, and may be what it says', () => {
    const extensions = (value: string, is: unknown) => ({
      extensions: [{ slot: 'a.b', expose: './Part', order: 1, when: { value, is } }],
    });
    assert.equal(refused({ flag }, extensions('flag', true)), '');
    assert.match(refused({ flag }, extensions('other', true)), /values does not declare/);
    assert.match(refused({ flag }, extensions('flag', 'yes')), /what is never so/);
    const own = { flag: { ...flag, readBy: 'server' } };
    assert.match(refused(own, extensions('flag', true)), /not for both/);
  });
});

describe('what a value is set to', () => {
  test('has its type, and no secret', () => {
    assert.equal(settingProblem('count', count, 3), undefined);
    assert.match(settingProblem('count', count, '3') ?? '', /count takes a number, not "3"/);
    assert.match(settingProblem('count', count, { percent: 5 }) ?? '', /is no flag/);
    assert.equal(settingProblem('flag', flag, { percent: 5 }), undefined);
    const text = { type: 'string' } as const;
    assert.equal(settingProblem('label', text, 'See /designers?city=pune&sort=new'), undefined);
    const token = 'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl';
    assert.match(settingProblem('label', text, token) ?? '', /looks like a secret/);
    assert.match(settingProblem('label', text, 'postgres://me:word@db') ?? '', /secret/);
  });
});

const all = { count, look, flag, rates: { ...count, readBy: 'server' as const } };
const base = aRemoteRelease();
const release = {
  ...base,
  name: 'shop',
  manifest: { ...base.manifest, name: 'shop', values: all },
};
const shopWith = (settings: object) =>
  withSettings(
    composeRemote(release),
    { own: release.manifest },
    settings as Record<string, number>,
  );
const channelOf = (settings: object) => ({
  channel: 'production',
  revision: 1,
  shell: composeShell(aShellRelease()),
  remotes: [shopWith(settings)],
});

describe('a composition', () => {
  test('has what is set in its id, without what its release does not know', () => {
    const none = compose(channelOf({}));
    assert.notEqual(compose(channelOf({ count: 3 })).id, none.id);
    assert.equal(compose(channelOf({ gone: 3, count: 'three', constructor: 1 })).id, none.id);
  });

  test('gives pages what browsers read, and nothing that only servers read', () => {
    const composition = inLanguage(compose(channelOf({ count: 3, rates: 9 })));
    assert.deepEqual(forBrowser(composition).values, { shop: { count: 3 } });
    assert.deepEqual(composition.remotes[0]?.serverValues, { rates: 9 });
    assert.doesNotMatch(JSON.stringify(forBrowser(composition)), /rates|serverValues/);
    const table = routeTable(composition, () => '');
    assert.deepEqual(table.values, { shop: { count: 3 } });
    const carried = carriedBy({ choices: [], modules: [] }, composition, '');
    assert.equal(carried.values, undefined);
  });
});

describe('a flag', () => {
  const reader = { audience: 'guest', flags: ['shop.flag'] };

  test('is on for the visitors that its percentage reaches, and for its audiences', () => {
    const read = (setting: object, more = {}) =>
      readSetting(setting as { percent: number }, 'shop.flag', { ...reader, ...more });
    assert.equal(read({ percent: 50 }), true);
    assert.equal(read({ percent: 50 }, { flags: [] }), false);
    assert.equal(read({ percent: 0 }), false);
    assert.equal(read({ percent: 100 }, { flags: [] }), true);
    assert.equal(read({ percent: 100, for: ['member'] }), false);
    assert.equal(read({ percent: 100, for: ['guest'] }), true);
  });

  test('reaches the same visitors each time, and more with a larger percentage', () => {
    const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);
    const reached = (percent: number) =>
      visitors.filter((one) => takenFlags([shopWith({ flag: { percent } })], one).length > 0);
    const half = reached(50);
    assert.ok(half.length > 150 && half.length < 250, `${half.length} of 400`);
    assert.deepEqual(reached(50), half);
    const more = new Set(reached(70));
    assert.ok(half.every((one) => more.has(one)));
    assert.deepEqual(takenFlags([shopWith({ flag: { percent: 99 } })], null), []);
    assert.equal(splitFlags([shopWith({ flag: true })]).length, 0);
  });
});
