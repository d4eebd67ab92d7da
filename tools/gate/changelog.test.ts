import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const headings = [...changelog.matchAll(/^(#{2,}) (.+)$/gm)].map(([, level, title = '']) => ({
  isVersion: level === '##',
  title,
}));

describe('the changelog', () => {
  test('ends at the version of package.json, with what is not released above it', () => {
    const versions = headings.filter(({ isVersion }) => isVersion).map(({ title }) => title);
    const [unreleased, newest] = versions;
    assert.equal(unreleased, 'Unreleased');
    assert.match(String(newest), /^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
    assert.equal(newest?.split(' ')[0], version);
  });

  test('has what was added, changed, fixed and made safe, once each, and nothing else', () => {
    const sections = headings.filter(({ isVersion }) => !isVersion).map(({ title }) => title);
    for (const release of changelog.split(/^## /m)) {
      const own = [...release.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
      assert.equal(new Set(own).size, own.length, release.slice(0, 20));
    }
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    assert.deepEqual(
      sections.filter((title) => !known.includes(title)),
      [],
    );
  });
});
