import { paths, thingKinds } from '@aangan/domain';
import { newestShown, postJson, shownItems, shownPosts } from '../firms/firm.columns.ts';
import { hasItems, projectCover, projectPath } from '../projects/project.columns.ts';

/**
 * The JSON of what is saved, built by PostgreSQL. In scope: `s`, with the columns of board_item that say which thing it
 * is: kind, thing_id, and one of {@link thingColumns} while the thing is there.
 */

const firmOf = (kind: 'designer' | 'vendor', name: string) => `
  select f.id, '${kind}' as kind, f.${name} as name, f.city, f.specializations_display[1] as specialization
  from ${kind}_profile f
  where f.id = coalesce(s.${kind}_id, pr.${kind}_id, i.${kind}_id, p.${kind}_id) and f.is_verified and f.is_active`;

/** The project `pr`, the portfolio item `i`, the post `p`, and `f`, the public firm whose thing it is: no row of it where the thing is gone. */
const sources = `
  left join project pr on pr.id = s.project_id and ${hasItems}
  left join portfolio_item i on i.id = s.picture_id and i.hidden_at is null
  left join instagram_post p on p.id = s.post_id
  left join lateral (
    ${firmOf('designer', 'full_name')} union all ${firmOf('vendor', 'company_name')}
  ) as f on true`;

const picture = `case s.kind || '-' || f.kind
  when 'designer-designer' then ${postJson(newestShown('designer_id'))}
  when 'vendor-vendor' then ${postJson(newestShown('vendor_id'))}
  else case when f.id is not null then ${postJson(
    `${shownPosts} where id = s.post_id union all ${shownItems} where id = s.picture_id union all ${projectCover}`,
  )} end end`;

/** The first line of a caption: titles are short. */
const firstLine = `nullif(trim(left(split_part(p.caption, E'\\n', 1), 200)), '')`;

const one = `(select) as always ${sources}`;

/** The name of a thing. */
export const thingName = `s.kind || '-' || s.thing_id`;

/** Whether a thing is there for everybody. */
export const isPublic = `(select f.id is not null from ${one})`;

/** A picture of it; null where there is none. */
export const thingPicture = `(select ${picture} from ${one})`;

export const cardJson = `(
  select row_to_json(card) from (
    select
      ${thingName} as thing,
      s.kind,
      f.id is null as is_gone,
      case when f.id is not null then
        case s.kind when 'project' then pr.title when 'picture' then i.title when 'post' then coalesce(${firstLine}, f.name) else f.name end
      end as title,
      case when s.kind in ('project', 'picture', 'post') then f.name else f.specialization end as subtitle,
      coalesce(pr.city, f.city) as city,
      case when f.id is not null then json_build_object('kind', f.kind, 'id', f.id, 'name', f.name) end as firm,
      ${picture} as picture,
      case when f.id is null then null when s.kind = 'project' then ${projectPath} else
        case f.kind when 'designer' then '${paths.designer('')}' else '${paths.vendor('')}' end || f.id
      end as "to"
    from ${one}
  ) as card
)`;

/** The columns of board_item that refer to things: one for each kind. */
export const thingColumns = thingKinds.map((kind) => `${kind}_id`).join(', ');

/** As a column of board_item refers to its thing. @param kind SQL of the kind @param id SQL of the id */
export const thingReferences = (kind: string, id: string) =>
  thingKinds.map((name) => `case ${kind} when '${name}' then ${id} end as ${name}_id`).join(', ');
