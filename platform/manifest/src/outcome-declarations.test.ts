import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManifestError } from './parse.ts';
import { parseRemoteManifest } from './remote-manifest.ts';

const description = 'A visitor has sent an order.';
const manifest = (outcomes: object) => ({
  $schema: '/platform/schemas/remote.schema.json',
  name: 'shop',
  team: 'shop',
  exposes: {},
  routes: [],
  outcomes,
});

describe('the outcomes of a remote.json', () => {
  test('are names with a description', () => {
    const outcomes = { 'order-sent': { description } };
    assert.deepEqual(parseRemoteManifest(manifest(outcomes)).outcomes, outcomes);
  });

  test('are refused with other names, without a description, and beyond ten', () => {
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_none, at) => [`o${at}`, { description }]),
    );
    for (const outcomes of [{ 'Order sent': { description } }, { 'order-sent': {} }, many]) {
      assert.throws(() => parseRemoteManifest(manifest(outcomes)), ManifestError);
    }
  });
});
