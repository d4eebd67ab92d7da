import { pageLimits } from '@aangan/domain';
import { type OwnerColumn, postColumns, postMedia } from '../firms/firm.columns.ts';

/** The columns of a portfolio item. In scope: `i`, the item, `m` its medium and `t` the still of a video. */
export const portfolioColumns = `
  i.id,
  i.title,
  i.description,
  i.category,
  i.media_type,
  case when i.media_type = 'IMAGE' then media_path(m.sha256, m.extension)
    else media_path(t.sha256, t.extension) end as image_url,
  case when i.media_type = 'IMAGE' then array[media_path(m.sha256, m.extension)]
    else array[]::text[] end as images,
  case when i.media_type = 'VIDEO' then media_path(m.sha256, m.extension) end as video_url,
  i.is_profile_picture,
  i.project_id,
  i.hidden_at is not null as is_hidden,
  i.created_at,
  m.width as media_width,
  m.height as media_height,
  m.alt_text,
  m.dominant_color`;

/** What {@link portfolioColumns} are of. */
export const portfolioTables = `portfolio_item i
  join media m on m.sha256 = i.media_sha256
  left join media t on t.sha256 = i.thumbnail_sha256`;

/** As the firm put them, and before those what it added since, newest first. */
export const portfolioOrder = 'i.position, i.created_at desc, i.id desc';

/** A firm's items that everybody sees, in its own order. In scope: `f`. */
export const portfolioItems = (owner: OwnerColumn) => `(
  select coalesce(json_agg(item), '[]') from (
    select ${portfolioColumns} from ${portfolioTables}
    where i.${owner} = f.id and i.hidden_at is null
    order by ${portfolioOrder}
  ) as item
)`;

/** The first of a firm's items in its own order, with the columns of a post. In scope: `f`. */
export const portfolioPosts = (owner: OwnerColumn) => `(
  select coalesce(json_agg(post), '[]') from (
    select ${postColumns} from (
      select i.id, i.media_type, i.media_sha256, i.thumbnail_sha256, i.title as caption, null::text as permalink,
        i.created_at as posted_at, row_number() over (order by ${portfolioOrder}) as place
      from portfolio_item i where i.${owner} = f.id and i.hidden_at is null
      order by ${portfolioOrder} limit ${pageLimits.cardItemsMax}
    ) as p ${postMedia}
    order by p.place
  ) as post
)`;
