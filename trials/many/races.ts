import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toRegistry } from '@aangan/registry-client';
import pg from 'pg';
import { type Answer, ask, race, signIn, type Tokens, tally } from './requests.ts';
import type { ManySite } from './site.ts';
import type { Report } from './table.ts';

const times = 24;

const account = (email: string) => ({
  email,
  password: `${randomBytes(8).toString('hex')} Aa1!`,
  first_name: 'Race',
  last_name: 'R',
});
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Requests at the same moment over different processes: each invariant of the site holds. */
export async function runRaces({ origin, databaseUrl }: ManySite, report: Report): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const number = async (sql: string, values: unknown[] = []) =>
    Number((await database.query(sql, values)).rows[0]?.n);
  const unique = randomBytes(4).toString('hex');

  const same = await race(times, () =>
    ask(`${origin}/api/auth/register/`, { body: account(`same-${unique}@example.com`) }),
  );
  const accounts = await number('select count(*) as n from marketplace.account where email = $1', [
    `same-${unique}@example.com`,
  ]);
  report('one account for one email', count(same, 201) === 1 && accounts === 1, tally(same));

  const names = await race(times, (turn) =>
    ask(`${origin}/api/auth/register/`, { body: account(`twin${unique}@x${turn}.example.com`) }),
  );
  const usernames = await number(
    'select count(distinct lower(username)) as n from marketplace.account where email like $1',
    [`twin${unique}@%`],
  );
  const allThere = count(names, 201) === times && usernames === times;
  report('a username of its own for each account', allThere, `${tally(names)}, ${usernames} names`);

  const client = await signIn(origin, 'client');
  const designer = await number(
    `select id as n from marketplace.designer_profile where id not in
       (select designer_id from marketplace.connection_request where designer_id is not null) limit 1`,
  );
  const connect = {
    designer,
    first_name: 'Meera',
    last_name: 'Iyer',
    email: 'client@aangan.test',
    phone: '+91 80 1234 5678',
    project_type: 'residential',
    budget: 90_000_000,
    project_description: 'Two rooms.',
    timeline: 'Flexible',
    name: 'Meera Iyer',
  };
  const requests = await race(times, () =>
    ask(`${origin}/api/client/connect/`, { body: connect, token: client.access }),
  );
  const active = await number(
    `select count(*) as n from marketplace.connection_request
     where designer_id = $1 and status in ('pending', 'approved')`,
    [designer],
  );
  report(
    'one active request of a pair',
    count(requests, 201) === 1 && active === 1,
    tally(requests),
  );

  const reviewer = await signIn(origin, 'designer');
  const vendor = await number(
    `select v.id as n from marketplace.vendor_profile v where is_verified and id not in
       (select vendor_id from marketplace.vendor_review r join marketplace.account a on a.id = r.reviewer_id
        where a.email = 'designer@aangan.test') limit 1`,
  );
  const opinion = {
    vendor,
    rating: 4,
    title: 'Tiles',
    review_text: 'The second batch matched the first.',
    quality_rating: 5,
    delivery_rating: 3,
    communication_rating: 4,
    value_rating: 4,
    project_type: 'residential',
    project_value: 640_000,
    would_recommend: true,
  };
  const reviews = await race(times, () =>
    ask(`${origin}/api/designers/vendor-reviews/`, { body: opinion, token: reviewer.access }),
  );
  const written = await number(
    `select count(*) as n from marketplace.vendor_review r join marketplace.account a on a.id = r.reviewer_id
     where r.vendor_id = $1 and a.email = 'designer@aangan.test'`,
    [vendor],
  );
  report('one review of a pair', count(reviews, 201) === 1 && written === 1, tally(reviews));
  await database.end();
  await raceRefreshes(origin, report);
  await racePromotions(origin, report);
}

/** Every use within REFRESH_REUSE_SECONDS gets a working pair; a later one ends the session. */
async function raceRefreshes(origin: string, report: Report): Promise<void> {
  const { refresh } = await signIn(origin, 'architect');
  const use = (token: string) =>
    ask(`${origin}/api/auth/token/refresh/`, { body: { refresh: token } });
  const answers = await race(times, () => use(refresh));
  const pairs = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => JSON.parse(body) as Tokens);
  const works = await Promise.all(
    pairs.map(({ access }) => ask(`${origin}/api/auth/me/`, { token: access })),
  );
  const held = pairs.length === times && count(works, 200) === times;
  report('each use of a refresh token in time works', held, tally(answers));
  await sleep(21_000);
  const late = await use(refresh);
  const after = await race(pairs.length, (turn) => use(pairs[turn]?.refresh ?? ''));
  const isEnded = late.status === 401 && count(after, 401) === pairs.length;
  report('a late use ends the session', isEnded, `${late.status}, then ${tally(after)}`);
}

async function racePromotions(origin: string, report: Report): Promise<void> {
  const { access: token } = await signIn(origin, 'integrator');
  const params = { channel: 'production' };
  const channel = origin + toRegistry('get', '/channels/{channel}', { params }).url;
  const { revision } = JSON.parse((await ask(channel)).body) as { revision: number };
  const change = (body: { isOff: boolean; why: string; expectedRevision?: number }) => {
    const { url, data } = toRegistry('post', '/channels/{channel}/switches', {
      params,
      body: { names: ['portfolio'], ...body },
    });
    return ask(origin + url, { token, body: data });
  };
  const answers = await race(times, (turn) =>
    change({ isOff: true, why: `Racer ${turn}.`, expectedRevision: revision }),
  );
  const after = JSON.parse((await ask(channel)).body) as { revision: number };
  const held = count(answers, 200) === 1 && after.revision === revision + 1;
  report('one winner of changes of one revision', held, tally(answers));
  await change({ isOff: false, why: 'The race is over.' });
}
