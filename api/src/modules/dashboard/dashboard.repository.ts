import { viewSources } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import type { OwnerColumn } from '../firms/firm.columns.ts';
import { figuresOf } from './figures.columns.ts';

const kinds = { designer_id: 'designer', vendor_id: 'vendor' } as const;

/** A number of both periods, with the median of the group. */
const figure = (name: string) =>
  `json_build_object('now', now.${name}, 'before', before.${name}, 'median', m.${name})`;
const pair = (name: string) => `json_build_object('now', now.${name}, 'before', before.${name})`;
const sourcePairs = viewSources
  .map(
    (source) => `json_build_object('source', '${source}',
      'now', coalesce(sum(${source}) filter (where day >= since), 0),
      'before', coalesce(sum(${source}) filter (where day < since), 0))`,
  )
  .join(', ');

/** The figures of the account's firm, in one statement. `$days` days end today, as many are before them. */
const statement = (owner: OwnerColumn) => {
  const kind = kinds[owner];
  return `
  with period as (
    select p.today, p.today + 1 as until, p.today - p.days + 1 as since, p.today - 2 * p.days + 1 as start, p.days
    from (select (now() at time zone 'Asia/Kolkata')::date as today, $2::integer as days) as p
  ), firm as (
    select f.*, period.* from ${kind}_profile f, period where f.account_id = $1
  ), view as materialized (
    select v.*, f.since from firm f join firm_view v on v.${owner} = f.id and v.day >= f.start and v.day < f.until
  )
  select json_build_object(
    'days', f.days, 'first_day', f.since, 'last_day', f.today, 'views_since', f.views_since,
    'is_public', f.is_verified and f.is_active,
    'group', case when m.firms is not null then json_build_object('city', f.city, 'firms', m.firms) end,
    'people', json_build_object('now', seen.now, 'before', seen.before, 'median', m.people),
    'saves', ${figure('saves')}, 'requests', ${figure('requests')},
    'answered', json_build_object('within_a_day', ${pair('within_a_day')}, 'of', ${pair('of')},
      'median_percent', m.answered_percent),
    'quotes_sent', ${figure('quotes_sent')}, 'quotes_accepted', ${figure('quotes_accepted')},
    'by_day', (select json_agg(json_build_object('day', d.day,
        'people', coalesce(current.people, 0), 'before', coalesce(former.people, 0)) order by d.day)
      from (select f.since + n as day from generate_series(0, f.days - 1) as n) as d
        left join view current on current.day = d.day left join view former on former.day = d.day - f.days),
    'sources', (select json_build_array(${sourcePairs}) from view),
    'projects', (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'now', now, 'before', before)
        order by now desc, before desc, id desc), '[]') from (
      select pr.id, pr.title, coalesce(sum(v.people) filter (where v.day >= f.since), 0) as now,
        coalesce(sum(v.people) filter (where v.day < f.since), 0) as before
      from project pr join project_view v on v.project_id = pr.id and v.day >= f.start and v.day < f.until
      where pr.${owner} = f.id group by pr.id order by now desc, before desc, pr.id desc limit 50) as top)
  )::text as json
  from firm f
    cross join lateral ${figuresOf(owner, 'f.since', 'f.until')} as now
    cross join lateral ${figuresOf(owner, 'f.start', 'f.since')} as before
    cross join lateral (
      select coalesce(sum(people) filter (where day >= since), 0) as now,
        coalesce(sum(people) filter (where day < since), 0) as before from view) as seen
    left join firm_median m on m.kind = '${kind}' and m.city_slug = f.city_slug and m.days = f.days and f.is_listed`;
};

const statements = {
  designer_id: statement('designer_id'),
  vendor_id: statement('vendor_id'),
};

/**
 * The JSON of FirmDashboard for the firm of an account; undefined where it has none.
 * @param owner the column that refers to firms of the account's kind
 */
export async function readDashboard(
  database: Database<Tables>,
  owner: OwnerColumn,
  accountId: number,
  days: number,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ json: string }>({
    name: `dashboard ${owner}`,
    text: statements[owner],
    values: [accountId, days],
  });
  return rows[0]?.json;
}
