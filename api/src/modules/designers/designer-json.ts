/**
 * The JSON of a designer, built by PostgreSQL: it reaches twice the throughput of rows that are mapped and
 * serialised in JavaScript (api-facts.md). Tests hold the text to the schemas. In scope: `d`, the profile.
 */
const currentYear = `extract(year from now() at time zone 'Asia/Kolkata')::integer`;
const yearsInBusiness = `greatest(0, ${currentYear} - d.establishment_year)`;

const avatar = `(
  select media_path(m.sha256, m.extension)
  from account a join media m on m.sha256 = a.avatar_sha256
  where a.id = d.account_id
)`;

const instagramPosts = `(
  select coalesce(json_agg(json_build_object(
    'id', p.id,
    'media_type', p.media_type,
    'media_url', media_path(m.sha256, m.extension),
    'video_url', case when p.media_type = 'VIDEO' then media_path(m.sha256, m.extension) end,
    'thumbnail_url', media_path(t.sha256, t.extension),
    'caption', p.caption,
    'permalink', p.permalink,
    'posted_at', p.posted_at,
    'media_width', m.width,
    'media_height', m.height,
    'alt_text', m.alt_text,
    'dominant_color', m.dominant_color
  ) order by p.posted_at desc, p.id desc), '[]')
  from instagram_post p
  join media m on m.sha256 = p.media_sha256
  left join media t on t.sha256 = p.thumbnail_sha256
  where p.designer_id = d.id
)`;

const card = `
  'id', d.id,
  'user_id', d.account_id,
  'full_name', d.full_name,
  'avatar', ${avatar},
  'city', d.city,
  'head_office_address', d.head_office_address,
  'is_verified', d.is_verified,
  'rating', d.rating,
  'reviews_count', d.reviews_count,
  'establishment_year', d.establishment_year,
  'years_in_business', ${yearsInBusiness},
  'experience_years', coalesce(d.experience_years, ${yearsInBusiness}),
  'team_strength', d.team_strength,
  'projects_completed', d.projects_completed,
  'specialization', d.specializations[1],
  'specializations', d.specializations,
  'specializations_display', d.specializations_display,
  'all_specializations', d.specializations,
  'min_project_size', d.min_project_size,
  'min_project_budget', d.min_project_budget,
  'fee_range_min', d.fee_range_min,
  'fee_range_max', d.fee_range_max,
  'instagram_posts', ${instagramPosts}`;

const featuredLinks = `(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'type', l.type, 'url', l.url, 'title', l.title, 'image_url', l.image_url
  ) order by l.position, l.id), '[]')
  from featured_link l where l.designer_id = d.id
)`;

const principalArchitects = `(
  select coalesce(json_agg(json_build_object(
    'id', pa.id,
    'name', pa.name,
    'experience_years', pa.experience_years,
    'years_in_business', ${yearsInBusiness},
    'bio', pa.bio,
    'linkedin_profile', pa.linkedin_profile,
    'portfolio_website', pa.portfolio_website,
    'designer', json_build_object(
      'id', d.id, 'user_id', d.account_id, 'full_name', d.full_name,
      'avatar', ${avatar}, 'specialization', d.specializations[1])
  ) order by pa.id), '[]')
  from principal_architect pa where pa.designer_id = d.id
)`;

export const designerCardJson = `json_build_object(${card})`;

/** Everything that a public page shows. */
export const designerProfileJson = `json_build_object(${card},
  'bio', d.bio,
  'portfolio_website', d.portfolio_website,
  'linkedin_profile', d.linkedin_profile,
  'instagram_profile', d.instagram_profile,
  'featured_links', ${featuredLinks},
  'principal_architects', ${principalArchitects})`;
