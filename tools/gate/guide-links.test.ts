import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('every file that a guide or a README links to is there', () => {
  const guides = globSync(
    ['*.md', 'docs/**/*.md', '{api,sandbox,e2e,trials,mfe-*,platform/*,shared/*,site,tools}/*.md'],
    {
      cwd: root,
    },
  );
  assert.ok(guides.length > 100, `only ${guides.length} guides were found`);
  const missing = guides.flatMap((guide) => {
    const text = readFileSync(join(root, guide), 'utf8');
    return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(resolve(root, dirname(guide), link)))
      .map((link) => `${guide}: ${link}`);
  });
  assert.deepEqual(missing, []);
});
