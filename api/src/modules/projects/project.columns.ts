import { paths } from '@aangan/domain';
import {
  jsonOf,
  type OwnerColumn,
  postColumns,
  postJson,
  postMedia,
  publicItems,
  shownItems,
} from '../firms/firm.columns.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { portfolioColumns, portfolioTables } from '../portfolio/portfolio-item.columns.ts';

/** The JSON of a project, built by PostgreSQL. In scope: `pr`, the project. */

/** As the firm put them, and before those what it added since, newest first. */
export const projectOrder = 'pr.position, pr.created_at desc, pr.id desc';

/** Whether it has something to show. */
export const hasItems = `exists (select from ${publicItems} where project_id = pr.id)`;

/** Path of its page. */
export const projectPath = `case when pr.designer_id is null then '${paths.vendor('')}' || pr.vendor_id
  else '${paths.designer('')}' || pr.designer_id end || '/projects/' || pr.id`;

/** SQL of its cover, while that is in it, else of its first item; one of how it was before only where there is no other. */
export const projectCover = `(${shownItems} where project_id = pr.id
  order by id is not distinct from pr.cover_item_id desc, shows is not distinct from 'before', project_position, id
  limit 1)`;

const facts = `
  pr.id,
  pr.title,
  pr.city,
  pr.year,
  pr.kind,
  pr.area_sqft,
  pr.cost_min,
  pr.cost_max,
  pr.duration_months,
  pr.materials,
  pr.story,
  pr.photographer,
  pr.updated_at`;

const suppliers = `(
  select coalesce(json_agg(supplier), '[]') from (
    select v.id, v.company_name as name, v.city
    from project_supplier s join vendor_profile v on v.id = s.vendor_id
    where s.project_id = pr.id and v.is_verified and v.is_active order by s.position
  ) as supplier
)`;

const itemOrder = 'i.project_position, i.id';

/** As its firm sees it. */
export const ownProjectJson = jsonOf(`${facts},
  (select i.id from portfolio_item i where i.id = pr.cover_item_id and i.project_id = pr.id) as cover_item_id,
  ${suppliers} as suppliers,
  (select coalesce(json_agg(item), '[]') from (
    select ${portfolioColumns}, i.room, i.shows from ${portfolioTables}
    where i.project_id = pr.id order by ${itemOrder}
  ) as item) as items,
  ${projectPath} as "to",
  pr.created_at`);

const cardJson = jsonOf(`
  pr.id,
  pr.title,
  pr.city,
  pr.year,
  pr.kind,
  (select count(*)::integer from ${publicItems} where project_id = pr.id) as items_count,
  ${postJson(projectCover)} as cover,
  ${projectPath} as "to"`);

/** The cards of a firm's projects. In scope: `f`. */
export const projectCardsJson = ({ owner }: FirmKind) =>
  jsonOf(`(
    select coalesce(json_agg(${cardJson} order by ${projectOrder}), '[]')
    from project pr where pr.${owner} = f.id and ${hasItems}
  ) as results`);

/** The first item of each room that shows it before or after. In scope: `shown`. */
const firstOfRooms = (stage: 'before' | 'after') => `(
  select distinct on (item ->> 'room') item, place, item ->> 'room' as room
  from json_array_elements(shown.items) with ordinality as given (item, place)
  where item ->> 'shows' = '${stage}' order by item ->> 'room', place
)`;

/** The card of a firm's newest project; null where it has none. In scope: `f`. */
export const newestProject = (owner: OwnerColumn) => `(
  select ${cardJson} from project pr where pr.${owner} = f.id and ${hasItems}
  order by pr.created_at desc, pr.id desc limit 1)`;

/** Null for the project itself: it is the only one. */
const neighbour = (id: string) =>
  `(select ${cardJson} from project pr where pr.id = ${id} and pr.id <> place.id)`;

/** As everybody sees it. In scope: `f`, its firm, and {@link projectTables}. */
export const projectJson = ({ name, minimum }: FirmKind) =>
  jsonOf(`${facts},
  ${postJson(projectCover)} as cover,
  ${projectPath} as "to",
  shown.items,
  (select coalesce(json_agg(json_build_array(b.item, a.item) order by b.place), '[]')
    from ${firstOfRooms('before')} as b join ${firstOfRooms('after')} as a
    on a.room is not distinct from b.room) as before_after,
  ${suppliers} as suppliers,
  ${jsonOf(`f.id, f.${name} as name, f.city, f.${minimum} as minimum, f.account_id as user_id, f.is_verified`)} as firm,
  ${neighbour('place.next_id')} as next,
  ${neighbour('place.previous_id')} as previous`);

/** A project of the firm `f` with its items and the projects beside it: no row of it where it has no items. */
export const projectTables = ({ owner }: FirmKind) => `project pr
  cross join lateral (
    select json_agg(item) as items from (
      select ${postColumns}, i.room, i.shows from (${shownItems} where project_id = pr.id) as p ${postMedia}
      join portfolio_item i on i.id = p.id order by ${itemOrder}
    ) as item
  ) as shown
  join lateral (
    select pr.id, coalesce(lag(pr.id) over firm, last_value(pr.id) over whole) as previous_id,
      coalesce(lead(pr.id) over firm, first_value(pr.id) over whole) as next_id
    from project pr where pr.${owner} = f.id and ${hasItems}
    window firm as (order by ${projectOrder}),
      whole as (order by ${projectOrder} rows between unbounded preceding and unbounded following)
  ) as place on place.id = pr.id`;
