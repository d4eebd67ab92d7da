import type { ListingTexts } from '@aangan/firms';

/** What the Featured Designers page says. */
export const listingTexts: ListingTexts = {
  title: 'Featured Designers',
  lede: 'Discover exceptional designers ready to transform your space',
  searchLabel: 'Search designers',
  searchPlaceholder: 'Search by designer, location, or project type…',
  one: 'designer',
  many: 'designers',
  nothing: 'No designers found matching your criteria.',
  failed: 'Failed to load designers',
  clear: 'Clear filters to see all designers',
  closing: 'India’s top design minds are now discoverable',
};
