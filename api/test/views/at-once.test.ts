import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createViewCounter } from '../../src/modules/views/view-counter.ts';
import type { FirmView } from '../../src/modules/views/views.schemas.ts';
import { forgetOldViews } from '../../src/modules/views/views.service.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { browser, dayAgo, newAddress, viewCalls } from './view-calls.ts';

describe('views that several processes count', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { people } = viewCalls(() => api);
  const process = () =>
    createViewCounter({ db: api.db, onError: (error) => assert.fail(error as Error) });
  const viewOf = (id: number, address = newAddress()): FirmView => ({
    kind: 'designer',
    id,
    project: null,
    source: 'home',
    address,
    browser,
    accountId: null,
  });

  test('are counted once, whichever process is told', async () => {
    const firms = [await makeDesigner(api.db), await makeDesigner(api.db)];
    const addresses = Array.from({ length: 30 }, newAddress);
    const processes = [process(), process(), process()];
    for (const [at, { note }] of processes.entries()) {
      const order = at === 1 ? firms.toReversed() : firms;
      for (const { id } of order) for (const address of addresses) note(viewOf(id, address));
    }
    await Promise.all(processes.map(({ flush }) => flush()));
    assert.deepEqual(await Promise.all(firms.map(({ id }) => people(id))), [30, 30]);
  });

  test('of a firm that is erased meanwhile are dropped, the others are counted', async () => {
    const [gone, stays] = [await makeDesigner(api.db), await makeDesigner(api.db)];
    const holder = await api.database.pool.connect();
    await holder.query('begin');
    await holder.query('delete from designer_profile where id = $1', [gone.id]);
    const { note, flush } = process();
    for (const { id } of [gone, stays]) note(viewOf(id));
    const flushed = flush();
    await wait(300);
    await holder.query('commit');
    holder.release();
    await flushed;
    assert.deepEqual([await people(gone.id), await people(stays.id)], [0, 1]);
  });

  test('of a firm that is suspended before they are counted are dropped', async () => {
    const { id } = await makeDesigner(api.db);
    const { note, flush } = process();
    note(viewOf(id));
    await sql`update designer_profile set is_active = false where id = ${id}`.execute(api.db);
    await flush();
    assert.equal(await people(id), 0);
  });

  test('are counted for the day on which the database counts them, at midnight too', async () => {
    const { id } = await makeDesigner(api.db);
    const { note, flush } = process();
    const address = newAddress();
    note(viewOf(id, address));
    await flush();
    await sql`update firm_view set day = day - 1 where designer_id = ${id}`.execute(api.db);
    await sql`update view_salt set day = day - 1`.execute(api.db);
    await sql`update view_seen set day = day - 1`.execute(api.db);
    note(viewOf(id, address));
    await flush();
    const { rows } = await sql`select day::text, people from firm_view where designer_id = ${id}
      order by day`.execute(api.db);
    assert.deepEqual(rows, [
      { day: dayAgo(1), people: 1 },
      { day: dayAgo(0), people: 1 },
    ]);
  });

  test('are lost without harm while the database does not answer', async () => {
    const errors: unknown[] = [];
    const broken = createViewCounter({
      db: api.db.withSchema('nowhere'),
      onError: (error) => errors.push(error),
    });
    await sql`alter table view_salt rename to view_salt_away`.execute(api.db);
    broken.note(viewOf(1));
    await broken.flush();
    await sql`alter table view_salt_away rename to view_salt`.execute(api.db);
    assert.equal(errors.length, 1);
  });

  test('are kept for the longest period and the one before it', async () => {
    const { id } = await makeDesigner(api.db);
    for (const days of [0, 179, 180, 400]) {
      await sql`insert into firm_view (designer_id, day, home) values (${id}, ${dayAgo(days)}, 1)`.execute(
        api.db,
      );
    }
    await forgetOldViews(api.db);
    const { rows } =
      await sql`select day::text from firm_view where designer_id = ${id} order by day`.execute(
        api.db,
      );
    assert.deepEqual(rows, [{ day: dayAgo(179) }, { day: dayAgo(0) }]);
  });
});
