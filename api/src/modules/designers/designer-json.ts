/**
 * The JSON of a designer, built by PostgreSQL: it reaches twice the throughput of rows that are mapped and
 * serialised in JavaScript (api-facts.md). row_to_json writes no blanks, unlike json_build_object. Tests hold
 * the text to the schemas. In scope: `d`, the profile.
 */
const currentYear = `extract(year from now() at time zone 'Asia/Kolkata')::integer`;
const yearsInBusiness = `greatest(0, ${currentYear} - d.establishment_year)`;

const avatar = `(
  select media_path(m.sha256, m.extension)
  from account a join media m on m.sha256 = a.avatar_sha256
  where a.id = d.account_id
)`;

const instagramPosts = `(
  select coalesce(json_agg(post), '[]') from (
    select
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
      m.dominant_color
    from instagram_post p
    join media m on m.sha256 = p.media_sha256
    left join media t on t.sha256 = p.thumbnail_sha256
    where p.designer_id = d.id
    order by p.posted_at desc, p.id desc
  ) as post
)`;

const cardColumns = `
  d.id,
  d.account_id as user_id,
  d.full_name,
  ${avatar} as avatar,
  d.city,
  d.head_office_address,
  d.is_verified,
  d.rating,
  d.reviews_count,
  d.establishment_year,
  ${yearsInBusiness} as years_in_business,
  coalesce(d.experience_years, ${yearsInBusiness}) as experience_years,
  d.team_strength,
  d.projects_completed,
  d.specializations[1] as specialization,
  d.specializations,
  d.specializations_display,
  d.specializations as all_specializations,
  d.min_project_size,
  d.min_project_budget,
  d.fee_range_min,
  d.fee_range_max,
  ${instagramPosts} as instagram_posts`;

const featuredLinks = `(
  select coalesce(json_agg(link), '[]') from (
    select l.id, l.type, l.url, l.title, l.image_url
    from featured_link l
    where l.designer_id = d.id
    order by l.position, l.id
  ) as link
)`;

const firm = `(
  select row_to_json(firm) from (
    select d.id, d.account_id as user_id, d.full_name, ${avatar} as avatar,
      d.specializations[1] as specialization
  ) as firm
)`;

const principalArchitects = `(
  select coalesce(json_agg(architect), '[]') from (
    select pa.id, pa.name, pa.experience_years, ${yearsInBusiness} as years_in_business, pa.bio,
      pa.linkedin_profile, pa.portfolio_website, ${firm} as designer
    from principal_architect pa
    where pa.designer_id = d.id
    order by pa.id
  ) as architect
)`;

/** What a listing shows. */
export const designerCardJson = `(
  select row_to_json(card) from (select ${cardColumns}) as card
)`;

/** Everything that a public page shows. */
export const designerProfileJson = `(
  select row_to_json(profile) from (
    select ${cardColumns},
      d.bio, d.portfolio_website, d.linkedin_profile, d.instagram_profile,
      ${featuredLinks} as featured_links,
      ${principalArchitects} as principal_architects
  ) as profile
)`;
