import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeRemote } from '@aangan/manifest';
import Schema from 'typebox/schema';
import { DiscoveryDocument, discoveryDocument } from './discovery-document.ts';
import frontendDiscovery from './testing/frontend-discovery.schema.json' with { type: 'json' };
import { remoteRelease } from './testing/release-factory.ts';

const isValid = (value: unknown) => Schema.Check(frontendDiscovery, value);

const previous = remoteRelease('vendors', '1').manifest;
const current = remoteRelease('vendors', '2').manifest;
const document = discoveryDocument({ remotes: [composeRemote(current, previous)] });

describe('the discovery document', () => {
  test('fits the public schema, as what the registry says of its answer does', () => {
    for (const one of [document, discoveryDocument(null)]) {
      assert.ok(isValid(one));
      assert.ok(Schema.Check(DiscoveryDocument, one));
    }
    for (const schema of [frontendDiscovery, DiscoveryDocument]) {
      assert.ok(!Schema.Check(schema, { ...document, more: 1 }));
      assert.ok(
        !Schema.Check(schema, { ...document, microFrontends: { '@aangan/vendors': [{}] } }),
      );
    }
  });

  test('names the container that any host can load, its manifest, and what the shell loads', () => {
    const portable = remoteRelease('vendors', '3', { isPortable: true }).manifest;
    const answer = discoveryDocument({ remotes: [composeRemote(portable, previous)] });
    assert.ok(isValid(answer));
    const [remote] = answer.microFrontends['@aangan/vendors'] ?? [];
    const folder = `/releases/vendors/${portable.release}/`;
    assert.equal(remote?.url, `${folder}portable/remoteEntry.js`);
    assert.equal(remote?.metadata.integrity, portable.files['portable/remoteEntry.js']?.integrity);
    assert.equal(remote?.extras.manifest, `${folder}portable/mf-manifest.json`);
    assert.equal(remote?.extras.container, portable.portable?.container);
    assert.equal(remote?.extras.shell.url, `${folder}entry.js`);
  });

  test('names each remote’s entry, version and integrity, and the last known good as fallback', () => {
    const [remote] = document.microFrontends['@aangan/vendors'] ?? [];
    assert.equal(remote?.url, `/releases/vendors/${current.release}/entry.js`);
    assert.equal(remote?.fallbackUrl, `/releases/vendors/${previous.release}/entry.js`);
    assert.deepEqual(remote?.metadata, {
      version: current.release,
      integrity: current.files['entry.js']?.integrity,
    });
    assert.deepEqual(remote?.deployment, { traffic: 100, default: true });
  });

  test('gives a canary its part of the traffic', () => {
    const canaries = [{ id: 1, percent: 10, remotes: [composeRemote(current, previous)] }];
    const channel = { remotes: [composeRemote(previous)], canaries };
    const withCanary = discoveryDocument(channel);
    assert.ok(isValid(withCanary));
    const parts = withCanary.microFrontends['@aangan/vendors']?.map(({ metadata, deployment }) => {
      return [metadata.version, deployment];
    });
    assert.deepEqual(parts, [
      [previous.release, { traffic: 90, default: true }],
      [current.release, { traffic: 10, default: false }],
    ]);
  });
});
