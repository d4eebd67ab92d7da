import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { apiSettings } from '../../../api/src/config.ts';
import { limitsOfQueues } from './limits-of-queues.ts';
import { limitsOfRequests, type Stated } from './limits-of-requests.ts';
import { limitsOfWork } from './limits-of-work.ts';
import { inBaseUnits, quantityOf } from './quantity.ts';
import { readConstant } from './read-constant.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');
const stated = { ...limitsOfRequests, ...limitsOfWork, ...limitsOfQueues };

/** The rows of all tables: what is bounded, and all that is said of it. */
const rows = document
  .split('\n')
  .map((line, index) => ({ number: index + 1, cells: line.split(/(?<!\\) ?\| ?/) }))
  .filter(({ cells }) => cells.length >= 5 && !/^(?:What|Who asks whom|-+)$/.test(cells[1] ?? ''))
  .map(({ number, cells: [, what = '', bound = ''] }) => ({
    number,
    what,
    said: `${what}: ${bound}`,
  }));

/** What the code has, in milliseconds, bytes or as a count. */
function valueAt(place: string): number {
  if (place.includes('#')) return inBaseUnits(readConstant(place), place);
  const setting = Object.values(apiSettings).find(({ variable }) => variable === place);
  assert.equal(typeof setting?.fallback, 'number', `${place} is no setting with a number`);
  return Number(setting?.fallback);
}

/** A text, where it is no end of a longer number. */
const found = (text: string) => new RegExp(`(?<![\\d,.])${text.replaceAll('.', '\\.')}`, 'g');

/** Where a row and the code differ; none where they do not. */
function difference(said: string, [text, place, times = 1]: Stated): string[] {
  if (!found(text).test(said)) return [`it does not say "${text}"`];
  if (place.startsWith('other: ')) return [];
  const { value, precision } = quantityOf(text);
  const actual = valueAt(place) * times;
  const isSame = Math.abs(value - actual) <= precision;
  return isSame ? [] : [`it says "${text}", ${place} is ${actual / times}`];
}

/** Statuses, and what the texts of the list have said. */
const withoutStated = (said: string, limits: readonly Stated[]) =>
  limits
    .reduce((rest, [text]) => rest.replace(found(text), ''), said)
    .replace(/then (?:\d{3} or )?\d{3}|with \d{3}|`[^`]*`/g, '');

describe('docs/limits.md says what the code has', () => {
  test('in every row of its tables', () => {
    assert.ok(rows.length > 60, `only ${rows.length} rows were found`);
    const differing = rows.flatMap(({ number, what, said }) => {
      const limits = stated[what];
      if (!limits) return [`line ${number}: "${what}" is not in tools/gate/limits`];
      return limits
        .flatMap((one) => difference(said, one))
        .map((problem) => `line ${number}, "${what}": ${problem}`);
    });
    assert.deepEqual(differing, []);
  });

  test('and no number that is compared with nothing', () => {
    const unread = rows.flatMap(({ number, what, said }) => {
      const [left] = /\d[\d,.]*/.exec(withoutStated(said, stated[what] ?? [])) ?? [];
      return left ? [`line ${number}, "${what}": ${left}`] : [];
    });
    assert.deepEqual(unread, []);
  });

  test('for every bound that is listed here', () => {
    const known = new Set(rows.map(({ what }) => what));
    assert.deepEqual(
      Object.keys(stated).filter((what) => !known.has(what)),
      [],
    );
  });
});
