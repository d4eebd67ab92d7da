import type { components } from '@aangan/api-client/endpoints';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** A featured article as the API returns it, with some fields overridden. */
export function aFeaturedLink(
  parts: Partial<Schemas['FeaturedLink']> = {},
): Schemas['FeaturedLink'] {
  return {
    id: 1,
    type: 'article',
    url: 'https://magazine.example/story',
    title: 'A house around a courtyard',
    image_url: null,
    ...parts,
  };
}

/** A picture of a portfolio as the API returns it, with some fields overridden. */
export function anItem(parts: Partial<Schemas['PortfolioItem']> = {}): Schemas['PortfolioItem'] {
  return {
    id: 1,
    title: 'House in Amber',
    description: 'A stairwell under a skylight.',
    category: 'residential',
    media_type: 'IMAGE',
    image_url: '/api/media/item-1.jpg',
    images: ['/api/media/item-1.jpg'],
    video_url: null,
    is_profile_picture: false,
    project_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
    media_width: 800,
    media_height: 1000,
    alt_text: 'A stairwell',
    dominant_color: '#d8c9b4',
    ...parts,
  };
}

/** The fields that the public profiles of designers and vendors share, of a verified firm without any content. */
export function publicFirm(id: number) {
  return {
    id,
    user_id: id + 100,
    avatar: null,
    city: 'Jaipur',
    head_office_address: '12 Amber Road, Jaipur',
    is_verified: true,
    rating: 0,
    reviews_count: 0,
    establishment_year: 2012,
    years_in_business: 14,
    experience_years: 14,
    team_strength: 12,
    projects_completed: 84,
    away_until: null,
    usual_answer_hours: null,
    checks: [],
    instagram_posts: [],
    portfolio_posts: [],
    featured_links: [],
    portfolio_items: [],
    quoted_and_final: null,
  } satisfies Partial<Schemas['DesignerProfile']>;
}

/** The fields that the own profiles of designers and vendors share, of a firm that is not verified yet. */
export function ownFirm() {
  return {
    ...publicFirm(7),
    is_verified: false,
    verified_at: null,
    saves_90_days: 0,
    specialization: null,
    specializations: [],
    specializations_display: [],
    all_specializations: [],
    bio: 'Two sisters and a courtyard.',
    linkedin_profile: null,
    instagram_profile: null,
    spoc_name: 'Meera',
    spoc_phone: '+91 98200 12345',
    instagram: {
      is_connected: false,
      needs_reconnect: false,
      username: null,
      connected_at: null,
      synced_at: null,
      is_capped: false,
      importing: 0,
      failed: 0,
    },
    sent_back: null,
    updated_at: '2026-11-01T09:00:00.123456+00:00',
  } satisfies Partial<Schemas['OwnDesignerProfile']>;
}

/** A project in a list, with some fields overridden. */
export function aProjectCard(parts: Partial<Schemas['ProjectCard']> = {}): Schemas['ProjectCard'] {
  const id = parts.id ?? 5;
  return {
    id,
    title: `House ${id}`,
    city: 'Jaipur',
    year: 2024,
    kind: 'residential',
    items_count: 2,
    cover: aProjectItem({ id: 1 }),
    to: `/designers/7/projects/${id}`,
    ...parts,
  };
}

/** A picture of a project, with some fields overridden. */
export function aProjectItem(parts: Partial<Schemas['ProjectItem']> = {}): Schemas['ProjectItem'] {
  return { ...aPost({ permalink: null, ...parts }), room: null, shows: null, ...parts };
}

/** A project of designer 7 as its page shows it, with some fields overridden. */
export function aProject(parts: Partial<Schemas['Project']> = {}): Schemas['Project'] {
  const items = parts.items ?? [aProjectItem({ id: 1 }), aProjectItem({ id: 2 })];
  const { items_count: _count, ...card } = aProjectCard();
  return {
    ...card,
    title: 'House in Amber',
    area_sqft: null,
    cost_min: null,
    cost_max: null,
    duration_months: null,
    materials: [],
    story: '',
    photographer: null,
    updated_at: '2026-11-01T09:00:00.000Z',
    cover: items[0] ?? aProjectItem(),
    items,
    before_after: [],
    suppliers: [],
    firm: {
      id: 7,
      name: 'Studio Aangan',
      city: 'Jaipur',
      minimum: 140_000,
      user_id: 70,
      is_verified: true,
    },
    next: null,
    previous: null,
    ...parts,
  };
}
