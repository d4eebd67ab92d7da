import type { components } from '@aangan/api-client/endpoints';

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
    instagram_posts: [],
    featured_links: [],
    portfolio_items: [],
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
