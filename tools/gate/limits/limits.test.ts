import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { apiSettings } from '../../../api/src/config.ts';
import { inBaseUnits, quantityOf } from './quantity.ts';
import { readConstant } from './read-constant.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');

/** The rows of all tables: what is bounded, and how. */
const rows = document
  .split('\n')
  .map((line, index) => ({ number: index + 1, cells: line.split(/(?<!\\) ?\| ?/) }))
  .filter(({ cells }) => cells.length >= 5 && !/^(?:What|Who asks whom|-+)$/.test(cells[1] ?? ''))
  .map(({ number, cells: [, what = '', bound = ''] }) => ({ number, said: `${what}: ${bound}` }));

/** A number, and the address of what sets it. */
const linkedNumbers = /\[([^\]]+)\]\(([^)]+)\)/g;

/** What the code has, in milliseconds, bytes or as a count; undefined for what another project sets, or no constant. */
function valueAt(address: string): number | undefined {
  const [file = '', name] = address.split('#');
  if (name === undefined || file.startsWith('https:')) return undefined;
  const place = address.replace(/^\.\.\//, '');
  if (file !== 'settings.md') return inBaseUnits(readConstant(place), place);
  const setting = Object.values(apiSettings).find(({ variable }) => variable === name);
  assert.equal(typeof setting?.fallback, 'number', `${name} is no setting with a number`);
  return Number(setting?.fallback);
}

/** Where a number and the code differ; none where they do not. */
function difference(text: string, address: string): string[] {
  const actual = valueAt(address);
  if (actual === undefined) return [];
  const { value, precision } = quantityOf(text);
  const isSame = Math.abs(value - actual) <= precision;
  return isSame ? [] : [`it says "${text}", ${address} is ${actual}`];
}

/** What a row says beside its links, statuses and names. */
const besideLinks = (said: string) =>
  said.replace(linkedNumbers, '').replace(/then (?:\d{3} or )?\d{3}|with \d{3}|`[^`]*`/g, '');

describe('docs/limits.md says what the code has', () => {
  test('where a number links to the constant that sets it', () => {
    assert.ok(rows.length > 60, `only ${rows.length} rows were found`);
    const differing = rows.flatMap(({ number, said }) =>
      [...said.matchAll(linkedNumbers)]
        .flatMap(([, text = '', address = '']) => difference(text, address))
        .map((problem) => `line ${number}: ${problem}`),
    );
    assert.deepEqual(differing, []);
  });

  test('and has no number without such a link', () => {
    const unlinked = rows.flatMap(({ number, said }) => {
      const [left] = /\d[\d,.]*/.exec(besideLinks(said)) ?? [];
      return left ? [`line ${number}: ${left}`] : [];
    });
    assert.deepEqual(unlinked, []);
  });
});
