import type { components } from '@aangan/api-client/endpoints';
import { publicFirm } from '@aangan/firms/testing';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** A verified vendor with one post, with some fields overridden. */
export function aVendor(parts: Partial<Schemas['VendorProfile']> = {}): Schemas['VendorProfile'] {
  const id = parts.id ?? 1;
  return {
    ...publicFirm(id),
    company_name: `Works ${id}`,
    city: 'Morbi',
    establishment_year: 1996,
    vendor_type: 'manufacturer',
    specialization: 'wall_tiles',
    specializations: ['wall_tiles'],
    specializations_display: ['Wall Tiles & Mosaics'],
    all_specializations: ['wall_tiles'],
    min_order_value: 50_000,
    client_rating: 0,
    client_reviews_count: 0,
    service_areas: 'All of India',
    service_coverage: 'All of India',
    lead_time: '3 weeks',
    certifications: [],
    instagram_posts: [aPost()],
    portfolio_posts: [],
    bio: 'We press tiles from river clay. Every batch is its own.',
    website: 'https://works.example',
    linkedin_profile: 'https://www.linkedin.com/company/works',
    instagram_profile: 'https://www.instagram.com/works',
    ...parts,
  };
}
