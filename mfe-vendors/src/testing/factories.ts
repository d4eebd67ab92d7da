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

/** A review of vendor 7 by a designer with a public profile, with some fields overridden. */
export function aReview(parts: Partial<Schemas['VendorReview']> = {}): Schemas['VendorReview'] {
  return {
    id: 1,
    vendor: 7,
    designer: 3,
    designer_name: 'Meera Iyer',
    designer_avatar: null,
    rating: 4,
    title: 'Villa in Alibaug',
    review_text: 'The tiles came on the promised day, and every batch matched.',
    quality_rating: 5,
    delivery_rating: 4,
    communication_rating: 3,
    value_rating: 2,
    project_type: 'residential',
    project_value: 2_25_000,
    would_recommend: true,
    created_at: '2026-11-20T20:00:00.000Z',
    edited_at: null,
    status: 'shown',
    waits_for: [],
    is_own: false,
    is_reported: false,
    answer: null,
    ...parts,
  };
}

/** A page of the reviews of a vendor, with a summary of its own. */
export function aReviewPage(
  results: readonly Schemas['VendorReview'][],
  parts: Partial<Schemas['VendorReviewPage']> = {},
): Schemas['VendorReviewPage'] {
  return {
    count: results.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results: [...results],
    summary: {
      count: results.length,
      rating: 4.3,
      quality_rating: 4.8,
      delivery_rating: 4.1,
      communication_rating: 3.9,
      value_rating: 3.2,
      recommend_percent: 88,
    },
    ...parts,
  };
}
