import { dashboardPeriods, minFirmsOfMedian } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { figuresOf } from './figures.columns.ts';

type Db = Kysely<Tables>;

const today = sql.raw(`(now() at time zone 'Asia/Kolkata')::date`);
const maxDays = Math.max(...dashboardPeriods);

/** @returns whether the medians of today are still to be computed; another process waits until this one has */
export async function claimToday(db: Db): Promise<boolean> {
  const { rows } = await sql`
    insert into firm_median_run (day) values (${today})
    on conflict (is_only) do update set day = excluded.day where firm_median_run.day <> excluded.day
    returning day`.execute(db);
  return rows.length > 0;
}

export async function deleteMedians(db: Db): Promise<void> {
  await sql`delete from firm_median`.execute(db);
}

/** Adds the medians of the listed firms of a kind, by city and period. */
export async function insertMedians(db: Db, kind: 'designer' | 'vendor'): Promise<void> {
  const owner = `${kind}_id` as const;
  const middle = (column: string) =>
    sql`percentile_cont(0.5) within group (order by ${sql.raw(column)})`;
  const sums = sql.join(
    dashboardPeriods.map(
      (days) => sql`coalesce(sum(people) filter (where day >= ${today} - ${sql.lit(days)}), 0)`,
    ),
  );
  await sql`
    with member as materialized (
      select f.id, f.account_id, f.city_slug, period.days, period.place, ${today} - period.days as since, ${today} as until
      from (
        select id, account_id, city_slug, count(*) over (partition by city_slug) as firms
        from ${sql.table(`${kind}_profile`)} where is_listed and city_slug is not null
      ) as f cross join unnest(${[...dashboardPeriods]}::integer[]) with ordinality as period (days, place)
      where f.firms >= ${sql.lit(minFirmsOfMedian)}
    ), viewed as materialized (
      select ${sql.ref(owner)} as id, array[${sums}] as sums from firm_view
      where day >= ${today} - ${sql.lit(maxDays)} and day < ${today} and ${sql.ref(owner)} is not null
      group by 1
    ), firm as (
      select f.city_slug, f.days, coalesce(viewed.sums[f.place], 0) as people, figures.*,
        figures.within_a_day * 100.0 / nullif(figures.of, 0) as answered_percent
      from member f left join viewed on viewed.id = f.id
        cross join lateral ${sql.raw(figuresOf(owner, 'f.since', 'f.until'))} as figures
    )
    insert into firm_median (kind, city_slug, days, day, firms, people, saves, requests, answered_percent, quotes_sent,
      quotes_accepted)
    select ${kind}, city_slug, days, ${today}, count(*), ${middle('people')}, ${middle('saves')}, ${middle('requests')},
      case when count(answered_percent) >= ${sql.lit(minFirmsOfMedian)} then ${middle('answered_percent')} end,
      ${middle('quotes_sent')}, ${middle('quotes_accepted')}
    from firm group by city_slug, days`.execute(db);
}
