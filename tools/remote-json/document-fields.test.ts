import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RemoteManifest } from '../../platform/manifest/src/remote-manifest.ts';
import { documentFields } from './document-fields.ts';

test('every field of remote.json is described, with whether it is needed and what is expected', () => {
  const text = documentFields(RemoteManifest);
  assert.match(text, /\| `name` \| yes \| lower-case letters, digits and hyphens \|/);
  assert.match(text, /\| `routes\[\]\.requires` \| no \| a list of .*, at most \d+ \| Flags/);
  assert.match(text, /\| `routes\[\]\.link\.order` \| yes \| a whole number \|/);
});

test('a field that nobody has described stops the document', () => {
  const properties = { ...RemoteManifest.properties, colour: { type: 'string' } };
  assert.throws(() => documentFields({ properties }), /not described: colour/);
});
