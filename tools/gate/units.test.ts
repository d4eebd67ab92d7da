import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const root = path.join(import.meta.dirname, '../..');
const units = globSync('ops/systemd/*.service', { cwd: root }).map((file) => ({
  name: path.basename(file, '.service').replace(/^aangan-|@$/g, ''),
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const unitsWith = (line: RegExp) =>
  units.filter(({ text }) => line.test(text)).map(({ name }) => name);

describe('the units', () => {
  test('hide the history of the code from what they start, and wait for the clock', () => {
    const all = units.map(({ name }) => name);
    assert.equal(all.length, 7);
    assert.deepEqual(unitsWith(/^InaccessiblePaths=-\/opt\/aangan\/\.git$/m), all);
    assert.deepEqual(unitsWith(/^After=.*\btime-sync\.target$/m), all);
  });

  test('give each part its own secrets: those of the stores to the three that have stores', () => {
    assert.deepEqual(unitsWith(/stores\.env/).toSorted(), ['api', 'backup', 'registry']);
    assert.deepEqual(unitsWith(/api\.env/), ['api']);
    assert.deepEqual(unitsWith(/console\.env/), ['console']);
    assert.deepEqual(unitsWith(/EnvironmentFile/).toSorted(), [
      'api',
      'backup',
      'console',
      'edge',
      'registry',
    ]);
    const guide = readFileSync(path.join(root, 'docs/how-to/operate-the-site.md'), 'utf8');
    const common = /# common\.env[^#]*/.exec(guide)?.[0] ?? '';
    const secrets = [...common.matchAll(/^ *(\w*(?:SECRET|KEY|DATABASE_URL|SMTP_URL)\w*)=/gm)];
    assert.deepEqual(
      secrets.map(([, name]) => name),
      ['EDGE_SECRET'],
    );
  });
});
