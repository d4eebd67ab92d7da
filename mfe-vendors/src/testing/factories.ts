import type { components } from '@aangan/api-client/endpoints';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** A featured article, with parts of it otherwise. */
export function aLink(parts: Partial<Schemas['FeaturedLink']> = {}): Schemas['FeaturedLink'] {
  return {
    id: 1,
    type: 'article',
    url: 'https://magazine.example/story',
    title: 'Clay from within thirty kilometres',
    image_url: null,
    ...parts,
  };
}

/** A verified vendor with one post, with parts of it otherwise. */
export function aVendor(parts: Partial<Schemas['VendorProfile']> = {}): Schemas['VendorProfile'] {
  const id = parts.id ?? 1;
  return {
    id,
    user_id: id + 100,
    company_name: `Works ${id}`,
    avatar: null,
    city: 'Morbi',
    head_office_address: 'Survey No. 114, Morbi',
    is_verified: true,
    rating: 0,
    reviews_count: 0,
    establishment_year: 1996,
    years_in_business: 30,
    experience_years: 30,
    team_strength: 140,
    projects_completed: 860,
    vendor_type: 'manufacturer',
    specialization: 'wall_tiles',
    specializations: ['wall_tiles'],
    specializations_display: ['Wall Tiles & Mosaics'],
    all_specializations: ['wall_tiles'],
    min_order_value: 50_000,
    service_areas: 'All of India',
    service_coverage: 'All of India',
    lead_time: '3 weeks',
    certifications: [],
    instagram_posts: [aPost()],
    bio: 'We press tiles from river clay. Every batch is its own.',
    website: 'https://works.example',
    linkedin_profile: 'https://www.linkedin.com/company/works',
    instagram_profile: 'https://www.instagram.com/works',
    featured_links: [],
    portfolio_items: [],
    ...parts,
  };
}
