import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { randomSequence } from '@aangan/domain';
import { sql } from 'kysely';
import { requestCalls } from '../requests/request-calls.ts';
import { answersWithin, keepHours, type MadeAnswer, makeAnswers } from '../testing/make-answers.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const minuteMs = 60_000;

/** Whether a minute begins between 8 and 22 in India. */
function isByDay(at: number): boolean {
  const hour = new Date(at + 5.5 * 60 * minuteMs).getUTCHours();
  return hour >= 8 && hour < 22;
}

/** The minutes of the day between two instants, counted one by one. */
function minutesByDay(from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += minuteMs) if (isByDay(at)) count += 1;
  return count;
}

const middleOf = (sorted: readonly number[]) => {
  const half = sorted.length / 2;
  const [below = 0, above = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (below + above) / 2;
};

const literal = (at: number) => `timestamptz '${new Date(at).toISOString()}'`;

describe('how soon a firm usually answers', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { client, connect, act, firm } = requestCalls(() => api);

  const hoursOf = async (id: number) => {
    const answer = await api.get(`/api/designers/profiles/${id}/`);
    return answer.json().usual_answer_hours;
  };
  const designerWith = async (answers: readonly MadeAnswer[]) => {
    const { id } = await makeDesigner(api.db);
    await makeAnswers(api.db, { designer: id }, answers);
    return id;
  };

  test('is the median in hours of the day, as counted minute by minute', async () => {
    const random = randomSequence(42);
    const below = (limit: number) => Math.floor(random() * limit);
    const now = Math.floor(Date.now() / minuteMs) * minuteMs;
    const wanted = new Map<number, number>();
    for (let round = 0; round < 40; round += 1) {
      const times = Array.from({ length: 5 + below(5) }, () => {
        const answered = now - below(29 * 24 * 60) * minuteMs;
        return { sent: answered - below(12 * 24 * 60) * minuteMs, answered };
      });
      const counted = times.map(({ sent, answered }) => minutesByDay(sent, answered));
      const median = middleOf(counted.sort((one, other) => one - other));
      const made = times.map(({ sent, answered }) => ({
        sent: literal(sent),
        answered: literal(answered),
      }));
      wanted.set(await designerWith(made), Math.max(1, Math.ceil(median / 60)));
    }
    await keepHours(api.db);
    const { rows } = await sql<{ id: number; hours: number }>`
      select id, usual_answer_hours as hours from designer_profile
      where id = any (${[...wanted.keys()]}::bigint[])`.execute(api.db);
    assert.deepEqual(new Map(rows.map(({ id, hours }) => [id, hours])), wanted);
  });

  test('leaves out the hours from 22 to 8 in India', async () => {
    const at = (
      day: number,
      time: string,
    ) => `(((now() at time zone 'Asia/Kolkata')::date - ${day}) + time '${time}')
      at time zone 'Asia/Kolkata'`;
    const one = async (sent: string, answered: string) => {
      const id = await designerWith(Array.from({ length: 5 }, () => ({ sent, answered })));
      await keepHours(api.db);
      return hoursOf(id);
    };
    assert.equal(await one(at(2, '21:00'), at(1, '09:30')), 3, '2.5 hours, rounded up');
    assert.equal(await one(at(2, '22:30'), at(1, '07:30')), 1, 'never less than one');
    assert.equal(await one(at(3, '10:00'), at(2, '10:00')), 14, 'a whole day');
  });

  test('is told from five answers of the last 30 days on', async () => {
    const four = await designerWith(answersWithin(3, 4));
    const five = await designerWith(answersWithin(3, 5));
    const old = await designerWith(
      Array.from({ length: 5 }, () => ({
        sent: `now() - interval '31 days'`,
        answered: `now() - interval '30 days 1 minute'`,
      })),
    );
    await keepHours(api.db);
    assert.deepEqual(
      [await hoursOf(four), await hoursOf(five), await hoursOf(old)],
      [null, 3, null],
    );
    await sql`update connection_request set answered_at = now() - interval '30 days 1 minute'
      where designer_id = ${five} and id = (select max(id) from connection_request)`.execute(
      api.db,
    );
    await sql`update connection_request set answered_at = now() - interval '31 days' where designer_id = ${five}`.execute(
      api.db,
    );
    await keepHours(api.db);
    assert.equal(await hoursOf(five), null, 'it is forgotten once its answers are old');
  });

  test('counts approvals and rejections, the first of a request, by the database’s clock', async () => {
    const studio = await firm('designer');
    const answered = async (id: number) =>
      (
        await api.db
          .selectFrom('connection_request')
          .select('answered_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).answered_at;
    const [one, other, third] = [await client(), await client(), await client()];
    const ids = [];
    for (const who of [one, other, third]) {
      ids.push((await connect(who, { designer: studio.id })).json().id);
    }
    const [first, second, revoked] = ids;
    await act(studio.owner, first, 'reject');
    await act(studio.owner, second, 'approve');
    await act(third, revoked, 'revoke');
    const firstAt = await answered(first);
    assert.ok(firstAt);
    assert.ok(await answered(second));
    assert.equal(await answered(revoked), null);
    await act(one, first, 'reopen');
    await act(studio.owner, first, 'approve');
    assert.equal(await answered(first), firstAt);
  });

  test('is in cards, in profiles and in comparisons, of designers and vendors', async () => {
    const designers = [await designerWith(answersWithin(5)), await designerWith([])];
    const vendors = [(await makeVendor(api.db)).id, (await makeVendor(api.db)).id];
    await makeAnswers(api.db, { vendor: vendors[0] ?? 0 }, answersWithin(60));
    await keepHours(api.db);
    const read = async (path: string) => (await api.get(`/api/designers/${path}`)).json();
    const both = async (path: string, ids: number[]) => {
      const { firms } = await read(`${path}compare/?firms=${ids}`);
      const { results } = await read(path === '' ? 'profiles/' : path);
      const card = results.find(({ id }: { id: number }) => id === ids[0]);
      const page = await read(`${path === '' ? 'profiles/' : path}${ids[0]}/`);
      return [firms[0], firms[1], card, page].map((one) => one.usual_answer_hours);
    };
    assert.deepEqual(await both('', designers), [5, null, 5, 5]);
    assert.deepEqual(await both('vendors/', vendors), [60, null, 60, 60]);
  });

  test('is kept without waiting for a profile that is being changed', async () => {
    const [held, free] = [
      await designerWith(answersWithin(2)),
      await designerWith(answersWithin(2)),
    ];
    await api.db.transaction().execute(async (transaction) => {
      await sql`select from designer_profile where id = ${held} for update`.execute(transaction);
      await keepHours(api.db);
      assert.deepEqual([await hoursOf(held), await hoursOf(free)], [null, 2]);
    });
    await keepHours(api.db);
    assert.equal(await hoursOf(held), 2);
  });
});
