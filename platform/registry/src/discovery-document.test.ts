import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { composeRemote } from '@aangan/manifest';
import { Value } from 'typebox/value';
import { DiscoveryDocument, discoveryDocument } from './discovery-document.ts';
import { remoteRelease } from './testing/release-factory.ts';

const previous = remoteRelease('vendors', '1').manifest;
const current = remoteRelease('vendors', '2').manifest;
const document = discoveryDocument({ remotes: [composeRemote(current, previous)] });

describe('the discovery document', () => {
  it('has the shape of frontend-discovery v1-pre, closed where that is closed', () => {
    assert.ok(Value.Check(DiscoveryDocument, document));
    assert.ok(Value.Check(DiscoveryDocument, discoveryDocument(null)));
    assert.ok(!Value.Check(DiscoveryDocument, { ...document, more: 1 }));
  });

  it('names each remote’s entry, version and integrity, and the last known good as fallback', () => {
    const [remote] = document.microFrontends['@aangan/vendors'] ?? [];
    assert.equal(remote?.url, `/releases/vendors/${current.release}/entry.js`);
    assert.equal(remote?.fallbackUrl, `/releases/vendors/${previous.release}/entry.js`);
    assert.deepEqual(remote?.metadata, {
      version: current.release,
      integrity: current.files['entry.js']?.integrity,
    });
    assert.deepEqual(remote?.deployment, { traffic: 100, default: true });
  });

  it('gives a canary its part of the traffic', () => {
    const canaries = [{ id: 1, percent: 10, remotes: [composeRemote(current, previous)] }];
    const channel = { remotes: [composeRemote(previous)], canaries };
    const document = discoveryDocument(channel);
    assert.ok(Value.Check(DiscoveryDocument, document));
    const parts = document.microFrontends['@aangan/vendors']?.map(({ metadata, deployment }) => {
      return [metadata.version, deployment];
    });
    assert.deepEqual(parts, [
      [previous.release, { traffic: 90, default: true }],
      [current.release, { traffic: 10, default: false }],
    ]);
  });
});
