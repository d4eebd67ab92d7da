import type { ListingTexts } from '@aangan/firms';

/** What the vendor directory says. */
export const listingTexts: ListingTexts = {
  title: 'Featured Vendors',
  lede: 'Tile, timber, light, cloth and craft, from the makers and suppliers that studios rely on',
  searchLabel: 'Search vendors',
  searchPlaceholder: 'Search by company, location, or product…',
  one: 'vendor',
  many: 'vendors',
  nothing: 'No vendors found matching your criteria.',
  failed: 'Failed to load vendors',
  clear: 'Clear filters to see all vendors',
  closing: 'India’s finest makers and suppliers, now discoverable',
};
