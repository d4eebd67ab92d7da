import type { components } from '@aangan/api-client/endpoints';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** A featured article, with parts of it otherwise. */
export function aLink(parts: Partial<Schemas['FeaturedLink']> = {}): Schemas['FeaturedLink'] {
  return {
    id: 1,
    type: 'article',
    url: 'https://magazine.example/story',
    title: 'A house around a courtyard',
    image_url: null,
    ...parts,
  };
}

/** A picture of the portfolio, with parts of it otherwise. */
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
    created_at: '2026-01-01T00:00:00.000Z',
    media_width: 800,
    media_height: 1000,
    alt_text: 'A stairwell',
    dominant_color: '#d8c9b4',
    ...parts,
  };
}

/** A verified designer with one post, with parts of it otherwise. */
export function aDesigner(
  parts: Partial<Schemas['DesignerProfile']> = {},
): Schemas['DesignerProfile'] {
  const id = parts.id ?? 1;
  return {
    id,
    user_id: id + 100,
    full_name: `Studio ${id}`,
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
    specialization: 'villas',
    specializations: ['villas'],
    specializations_display: ['Villas & Farmhouses'],
    all_specializations: ['villas'],
    min_project_size: 1200,
    min_project_budget: 1_500_000,
    fee_range_min: 900,
    fee_range_max: 1800,
    instagram_posts: [aPost()],
    bio: 'We build quiet houses around light. Every wall earns its place.',
    portfolio_website: 'https://studio.example',
    linkedin_profile: 'https://www.linkedin.com/company/studio',
    instagram_profile: 'https://www.instagram.com/studio',
    featured_links: [],
    portfolio_items: [],
    principal_architects: [],
    ...parts,
  };
}

/** A client's pending request to a designer, with parts of it otherwise. */
export function aRequest(
  parts: Partial<Schemas['ConnectionRequest']> = {},
): Schemas['ConnectionRequest'] {
  return {
    id: 1,
    status: 'pending',
    designer_details: {
      id: 7,
      full_name: 'Studio Aangan',
      avatar: null,
      specialization: 'villas',
      specializations_display: ['Villas & Farmhouses'],
      city: 'Jaipur',
      is_public: true,
    },
    vendor_details: null,
    project_type: 'residential',
    timeline: '1–3 months',
    budget: 1_800_000,
    project_description: 'A house around a courtyard.',
    created_at: '2026-11-01T09:30:00.000Z',
    updated_at: '2026-11-01T09:30:00.000Z',
    ...parts,
  };
}

/** A principal architect of Studio 7, with parts of it otherwise. */
export function anArchitect(
  parts: Partial<Schemas['PrincipalArchitect']> = {},
): Schemas['PrincipalArchitect'] {
  return {
    id: 3,
    name: 'Meera Iyer',
    experience_years: 18,
    years_in_business: 14,
    bio: 'Meera draws houses that keep the heat out and let the evening in.',
    linkedin_profile: null,
    portfolio_website: null,
    designer: { id: 7, user_id: 107, full_name: 'Studio 7', avatar: null, specialization: null },
    ...parts,
  };
}

/** The same request as the firm that got it sees it, from a client whose email is verified. */
export function aReceivedRequest(
  parts: Partial<Schemas['ReceivedRequest']> = {},
  client: Partial<Schemas['ReceivedRequest']['client_details']> = {},
): Schemas['ReceivedRequest'] {
  return {
    ...aRequest(),
    ...parts,
    client_details: {
      first_name: 'Asha',
      last_name: 'Rao',
      avatar: null,
      email: null,
      phone: null,
      email_verified: true,
      ...client,
    },
  };
}
