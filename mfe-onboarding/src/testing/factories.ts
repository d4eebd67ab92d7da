import type { components } from '@aangan/api-client/endpoints';

type Schemas = components['schemas'];

export const storyPicture = `/api/media/${'5a'.repeat(32)}.jpg`;

/** A connection to Instagram, with some fields overridden; not connected by default. */
export function anInstagram(
  parts: Partial<Schemas['InstagramConnection']> = {},
): Schemas['InstagramConnection'] {
  return {
    is_connected: false,
    needs_reconnect: false,
    username: null,
    connected_at: null,
    synced_at: null,
    is_capped: false,
    importing: 0,
    failed: 0,
    ...parts,
  };
}

/** A connection that works. */
export const connected = anInstagram({
  is_connected: true,
  username: 'studio.aangan',
  connected_at: '2026-11-01T09:30:00.000Z',
  synced_at: '2026-11-01T09:30:00.000Z',
});

const firm = {
  id: 11,
  user_id: 7,
  avatar: null,
  city: 'Mumbai',
  away_until: null,
  usual_answer_hours: null,
  quoted_and_final: null,
  head_office_address: '12 Hill Road, Bandra West, Mumbai 400050',
  is_verified: true,
  verified_at: '2026-01-01T00:00:00.000Z',
  saves_90_days: 0,
  rating: 0,
  reviews_count: 0,
  establishment_year: 2012,
  years_in_business: 14,
  experience_years: 14,
  team_strength: 9,
  projects_completed: 64,
  instagram: anInstagram(),
  sent_back: null,
  updated_at: '2026-11-01T09:00:00.123456+00:00',
  instagram_posts: [],
  portfolio_posts: [],
  linkedin_profile: null,
  instagram_profile: null,
  spoc_name: 'Asha Rao',
  spoc_phone: '+91 98200 12345',
} as const;

/** A designer's own profile, with some fields overridden. */
export function anOwnDesigner(
  parts: Partial<Schemas['OwnDesignerProfile']> = {},
): Schemas['OwnDesignerProfile'] {
  return {
    ...firm,
    instagram_posts: [],
    portfolio_posts: [],
    checks: [],
    full_name: 'Studio Aangan',
    is_architect: false,
    specialization: 'villas',
    specializations: ['villas', 'fnb'],
    specializations_display: ['Villas & Farmhouses', 'F&B (Restaurants, Bars, Cafes)'],
    all_specializations: ['villas', 'fnb'],
    styles: ['modern', 'coastal'],
    bio: 'Rooms around courtyards.',
    portfolio_website: 'https://studio.example',
    min_project_size: 1200,
    min_project_budget: 2500000,
    fee_range_min: 180,
    fee_range_max: null,
    portfolio_items: [],
    featured_links: [
      {
        id: 1,
        type: 'article',
        url: 'https://magazine.example/story',
        title: 'A house around a courtyard',
        image_url: storyPicture,
      },
    ],
    principal_architects: [],
    ...parts,
  };
}

/** A vendor's own profile, with some fields overridden. */
export function anOwnVendor(
  parts: Partial<Schemas['OwnVendorProfile']> = {},
): Schemas['OwnVendorProfile'] {
  return {
    ...firm,
    instagram_posts: [],
    portfolio_posts: [],
    checks: [],
    company_name: 'Kaveri Tiles',
    client_rating: 0,
    client_reviews_count: 0,
    vendor_type: 'manufacturer',
    specialization: 'floor_tiles',
    specializations: ['floor_tiles'],
    specializations_display: ['Floor Tiles'],
    all_specializations: ['floor_tiles'],
    bio: '',
    website: 'https://tiles.example',
    min_order_value: 50000,
    service_areas: 'All of Karnataka',
    service_coverage: 'All of Karnataka',
    lead_time: '4 weeks',
    certifications: [{ name: 'ISO 9001', year: 2019 }],
    portfolio_items: [],
    featured_links: [
      { id: 1, type: 'blog', url: 'https://b.example', title: 'Glazes', image_url: null },
      { id: 2, type: 'catalogue', url: 'https://c.example', title: 'Tiles 2026', image_url: null },
    ],
    ...parts,
  };
}
