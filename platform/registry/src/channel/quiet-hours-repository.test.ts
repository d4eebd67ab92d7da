import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { isQuietAt } from './quiet-hours-repository.ts';
import { saveRolloutRules } from './rollout-rules-repository.ts';

describe('quiet hours', () => {
  let registry: TestRegistry;
  before(async () => {
    registry = await startTestRegistry();
  });
  after(() => registry.stop());

  /** Whether each of these instants (UTC) is quiet. */
  async function quiet(hours: `${string}-${string}`, zone: string, instants: string[]) {
    const [from = '', until = ''] = hours.split('-');
    const { kysely } = registry.database;
    const quietHours = { from, until, zone };
    const others = { approval: 'none', minViews: 0, maxWaitMinutes: null } as const;
    await saveRolloutRules(kysely, 'production', { quietHours, ...others });
    const found: boolean[] = [];
    for (const instant of instants) {
      const row = await kysely
        .selectFrom('channel')
        .select(isQuietAt(sql`${instant}::timestamptz`).as('isQuiet'))
        .where('name', '=', 'production')
        .executeTakeFirstOrThrow();
      found.push(row.isQuiet);
    }
    return found;
  }

  test('go over midnight of their zone, from their first minute to before their last', async () => {
    const over = await quiet('22:00-07:00', 'Asia/Kolkata', [
      '2026-11-28T16:29:59Z',
      '2026-11-28T16:30:00Z',
      '2026-11-28T18:29:59Z',
      '2026-11-28T18:30:00Z',
      '2026-11-29T01:29:59Z',
      '2026-11-29T01:30:00Z',
    ]);
    assert.deepEqual(over, [false, true, true, true, true, false]);
  });

  test('begin or end at midnight', async () => {
    const instants = ['2026-11-28T18:29:59Z', '2026-11-28T18:30:00Z', '2026-11-29T00:30:00Z'];
    const begin = await quiet('00:00-06:00', 'Asia/Kolkata', instants);
    assert.deepEqual(begin, [false, true, false]);
    const end = await quiet('18:00-00:00', 'Asia/Kolkata', instants);
    assert.deepEqual(end, [true, false, false]);
  });

  test('follow the clocks of their zone where these are changed', async () => {
    // On 2026-03-29 in Berlin 01:59 is followed by 03:00; on 2026-10-25 the hour from 02:00 comes twice.
    const forward = await quiet('02:00-03:00', 'Europe/Berlin', [
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
      '2026-03-30T00:30:00Z',
    ]);
    assert.deepEqual(forward, [false, false, true]);
    const back = await quiet('02:00-03:00', 'Europe/Berlin', [
      '2026-10-24T23:59:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:00:00Z',
    ]);
    assert.deepEqual(back, [false, true, true, false]);
    const night = await quiet('22:00-07:00', 'Europe/Berlin', [
      '2026-03-29T04:59:59Z',
      '2026-03-29T05:00:00Z',
      '2026-10-25T05:59:59Z',
      '2026-10-25T06:00:00Z',
    ]);
    assert.deepEqual(night, [true, false, true, false]);
  });
});
