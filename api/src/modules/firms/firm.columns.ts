/**
 * The JSON of a firm, built by PostgreSQL: it reaches twice the throughput of rows that are mapped and
 * serialised in JavaScript. row_to_json writes no blanks, unlike json_build_object. Tests hold
 * the text to the schemas. In scope: `f`, the profile, of a designer or of a vendor.
 */

/** The column that says whose a post, link or portfolio item is. */
export type OwnerColumn = 'designer_id' | 'vendor_id';

/** As a query of its own, so that it is computed once and not for each row. */
const currentYear = `(select extract(year from now() at time zone 'Asia/Kolkata')::integer)`;

export const yearsInBusiness = `greatest(0, ${currentYear} - f.establishment_year)`;

/** As the firm gave it, else the years since it was founded. */
export const experienceYears = `coalesce(f.experience_years, ${yearsInBusiness})`;

/** The day on which it is back; null: it is not away. A job notes the end of an absence, so that no cache tells it for long. */
export const awayUntil = 'case when f.back_at > now() then f.away_until end';

export const avatar = `(
  select media_path(m.sha256, m.extension)
  from account a join media m on m.sha256 = a.avatar_sha256
  where a.id = f.account_id
)`;

/** The columns of a post `p`, with its medium `m` and the still `t` of a video. */
export const postColumns = `
  p.id,
  p.media_type,
  media_path(m.sha256, m.extension) as media_url,
  case when p.media_type = 'VIDEO' then media_path(m.sha256, m.extension) end as video_url,
  media_path(t.sha256, t.extension) as thumbnail_url,
  p.caption,
  p.permalink,
  p.posted_at,
  m.width as media_width,
  m.height as media_height,
  m.alt_text,
  m.dominant_color`;

export const postMedia = `
  join media m on m.sha256 = p.media_sha256
  left join media t on t.sha256 = p.thumbnail_sha256`;

export const instagramPosts = (owner: OwnerColumn) => `(
  select coalesce(json_agg(post), '[]') from (
    select ${postColumns} from instagram_post p ${postMedia}
    where p.${owner} = f.id
    order by p.posted_at desc, p.id desc
  ) as post
)`;

/** Portfolio items but those that an operator has hidden. */
export const publicItems = '(select * from portfolio_item where hidden_at is null) as public_item';

const shownColumns = 'id, media_type, media_sha256, thumbnail_sha256';
/** What can be shown as a post: posts, and portfolio items with their titles as captions. */
export const shownPosts = `select ${shownColumns}, caption, permalink, posted_at from instagram_post`;
export const shownItems = `select ${shownColumns}, title as caption, null::text as permalink,
  created_at as posted_at from ${publicItems}`;

const newestFirst = 'order by posted_at desc, id desc limit 1';
/** The newest of the portfolio of a firm, with the columns of a post. In scope: `f`. */
const newestItem = (owner: OwnerColumn) => `(${shownItems} where ${owner} = f.id ${newestFirst})`;
/** The newest that a firm shows. In scope: `f`. */
export const newestShown = (owner: OwnerColumn) =>
  `(${shownPosts} where ${owner} = f.id ${newestFirst}) union all ${newestItem(owner)} ${newestFirst}`;

/** The JSON of a post; null where there is none. @param shown SQL of at most one row of {@link shownPosts} or {@link shownItems} */
export const postJson = (shown: string) => `(
  select row_to_json(post) from (select ${postColumns} from (${shown}) as p ${postMedia}) as post
)`;

export const featuredLinks = (owner: OwnerColumn) => `(
  select coalesce(json_agg(link), '[]') from (
    select l.id, l.type, l.url, l.title, l.image_url
    from featured_link l
    where l.${owner} = f.id
    order by l.position, l.id
  ) as link
)`;

/** The columns of {@link firmCard}. */
export const firmCardColumns = (owner: OwnerColumn) => `
  f.id,
  f.account_id as user_id,
  ${avatar} as avatar,
  f.city,
  f.head_office_address,
  f.is_verified,
  f.rating,
  f.reviews_count,
  f.establishment_year,
  ${yearsInBusiness} as years_in_business,
  ${experienceYears} as experience_years,
  f.team_strength,
  f.projects_completed,
  ${awayUntil} as away_until,
  f.usual_answer_hours,
  f.specializations[1] as specialization,
  f.specializations,
  f.specializations_display,
  f.specializations as all_specializations,
  ${instagramPosts(owner)} as instagram_posts`;

/** How what its jobs have cost in the end compares with their quotes; null below three that have ended. */
export const quotedAndFinal = (owner: OwnerColumn) => `(
  select json_build_object('jobs_count', count(*), 'percent_min', min(percent), 'percent_max', max(percent))
  from (
    select round(j.client_amount * 100.0 / j.quoted_amount)::integer as percent from work_job j
    where j.${owner} = f.id and j.ended_at is not null and j.quoted_amount > 0
  ) as ended having count(*) >= 3
)`;

const instagramConnection = `(
  select row_to_json(connection) from (
    select
      a.account_id is not null as is_connected,
      coalesce(a.needs_reconnect, false) as needs_reconnect,
      a.username,
      a.connected_at,
      a.synced_at,
      coalesce(a.is_capped, false) as is_capped,
      (select count(*)::integer from instagram_import i
        where i.account_id = f.account_id and i.gave_up_at is null) as importing,
      (select count(*)::integer from instagram_import i
        where i.account_id = f.account_id and i.gave_up_at is not null) as failed
    from (select) as always left join instagram_account a on a.account_id = f.account_id
  ) as connection
)`;

/** What an operator sent the profile back with; null where none did, or it was verified since. */
export const sentBack = `case when f.sent_back_at is not null
  then json_build_object('why', f.sent_back_why, 'at', f.sent_back_at) end`;

/** Whether the firm has changed its profile or its portfolio since it was sent back, or has new posts. */
export const hasChangedSince = (owner: OwnerColumn) => `(
  f.updated_at > f.sent_back_at
  or exists (select from instagram_post p where p.${owner} = f.id and p.added_at > f.sent_back_at)
  or exists (select from portfolio_item i where i.${owner} = f.id and i.updated_at > f.sent_back_at)
  or exists (select from project pr where pr.${owner} = f.id and pr.updated_at > f.sent_back_at)
)`;

/** What of the firm `f` was saved: rows with board_id and saved_at. */
export const savedOfFirm = (owner: OwnerColumn) => `(
    select board_id, saved_at from board_item where ${owner} = f.id
    union all
    select s.board_id, s.saved_at from board_item s join project pr on pr.id = s.project_id
    where pr.${owner} = f.id
    union all
    select s.board_id, s.saved_at from board_item s join portfolio_item i on i.id = s.picture_id
    where i.${owner} = f.id
    union all
    select s.board_id, s.saved_at from board_item s join instagram_post p on p.id = s.post_id
    where p.${owner} = f.id
  )`;

/** How many accounts, but the firm's own, have saved it or something it shows in 90 days. */
const savesOf90Days = (owner: OwnerColumn) => `(
  select count(distinct b.account_id)::integer
  from ${savedOfFirm(owner)} as saved join board b on b.id = saved.board_id
  where saved.saved_at > now() - interval '90 days' and b.account_id <> f.account_id
)`;

/** The columns of {@link ownFacts}. A profile that was changed since waits to be checked and is not sent back. */
export const ownColumns = (
  owner: OwnerColumn,
) => `f.updated_at, f.verified_at, f.spoc_name, f.spoc_phone,
  ${savesOf90Days(owner)} as saves_90_days, ${instagramConnection} as instagram, case when not ${hasChangedSince(owner)} then ${sentBack} end as sent_back`;

/** The JSON of columns; none of them is called `written`. */
export const jsonOf = (columns: string) => `(
  select row_to_json(written) from (select ${columns}) as written
)`;
