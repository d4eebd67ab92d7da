import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';

const ownItems = `
  select coalesce(json_agg(item), '[]')::text as items from (
    select
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
      i.created_at,
      m.width as media_width,
      m.height as media_height,
      m.alt_text,
      m.dominant_color
    from portfolio_item i
    join media m on m.sha256 = i.media_sha256
    left join media t on t.sha256 = i.thumbnail_sha256
    where i.designer_id = (select id from designer_profile where account_id = $1)
      or i.vendor_id = (select id from vendor_profile where account_id = $1)
    order by i.created_at desc, i.id desc
  ) as item`;

/** The portfolio items of the account's profile as JSON text, newest first. */
export async function listOwnItems(database: Database<Tables>, accountId: number): Promise<string> {
  const { rows } = await database.pool.query<{ items: string }>({
    name: 'portfolio-own',
    text: ownItems,
    values: [accountId],
  });
  return rows[0]?.items ?? '[]';
}
