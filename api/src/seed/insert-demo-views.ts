import { viewSources } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { demoDomain } from './demo-parties.ts';

type Db = Kysely<Tables>;

const today = sql.raw(`(now() at time zone 'Asia/Kolkata')::date`);
/** How many of a hundred visitors come from each source. */
const shares = { home: 9, listing: 22, search: 31, board: 8, project: 6, other: 4, outside: 20 };
/** A number from 0 to before `end` that is the same for the same words. */
const drawn = (words: string, end: number) => `abs(hashtext(${words}) % ${end})`;

/**
 * Half a year of visitors of the demo firms that are public, up to yesterday: more at weekends, and more from month to
 * month. The firms were counted from the first of these days on.
 */
export async function insertDemoViews(db: Db): Promise<void> {
  for (const kind of ['designer', 'vendor'] as const) {
    const table = sql.table(`${kind}_profile`);
    const isDemo = sql`account_id in (select id from account where email like ${`%@${demoDomain}`})`;
    await sql`update ${table} set views_since = ${today} - 180 where ${isDemo}`.execute(db);
    const counts = viewSources.map((source) =>
      sql.raw(`(people * ${shares[source]} + ${drawn(`key || '${source}'`, 100)}) / 100`),
    );
    await sql`
      insert into firm_view (${sql.ref(`${kind}_id`)}, day, ${sql.join(viewSources.map((source) => sql.ref(source)))})
      select id, day, ${sql.join(counts)} from (
        select f.id, days.day, f.id || ' ' || days.day as key,
          ((4 + ${sql.raw(drawn("f.id || 'size'", 14))}) * (1 + (180 - days.ago) / 180.0)
            * case when extract(isodow from days.day) > 5 then 1.6 else 1 end
            * (0.6 + ${sql.raw(drawn("f.id || ' ' || days.day", 80))} / 100.0))::integer as people
        from ${table} f cross join (select ago, ${today} - ago as day from generate_series(1, 179) as ago) as days
        where ${isDemo} and f.is_verified and f.is_active
      ) as visited`.execute(db);
  }
  await sql`
    insert into project_view (project_id, day, people)
    select pr.id, v.day, v.people * (10 + ${sql.raw(drawn("pr.id || 'liked'", 30))}) / 100
    from project pr join firm_view v on v.designer_id = pr.designer_id or v.vendor_id = pr.vendor_id
    where v.people > 9`.execute(db);
}
