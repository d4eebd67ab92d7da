/** The kinds of vendors. */
export const vendorTypes = [
  { id: 'manufacturer', label: 'Manufacturer' },
  { id: 'trader', label: 'Trader' },
  { id: 'service_provider', label: 'Service provider' },
  { id: 'professional_consultant', label: 'Professional consultant' },
  { id: 'brand', label: 'Brand' },
] as const;

export type VendorType = (typeof vendorTypes)[number]['id'];

/** The kinds of featured links. */
export const featuredLinkTypes = [
  { id: 'youtube', label: 'YouTube video' },
  { id: 'article', label: 'Article' },
  { id: 'blog', label: 'Blog post' },
] as const;

/** Featured links that only vendors have; their form shows them as a list of their own. */
export const catalogueLinkTypes = [
  { id: 'catalogue', label: 'Catalogue' },
  { id: 'brochure', label: 'Brochure' },
] as const;

export type FeaturedLinkType =
  | (typeof featuredLinkTypes)[number]['id']
  | (typeof catalogueLinkTypes)[number]['id'];
