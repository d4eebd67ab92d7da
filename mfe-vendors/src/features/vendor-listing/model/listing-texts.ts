import type { ListingTexts } from '@aangan/firms';
import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';

/** What the vendor directory says. */
export function listingTexts(i18n: HeadMessages): ListingTexts {
  return {
    title: i18n._(msg({ id: 'vendors.listing-title', message: 'Featured Vendors' })),
    lede: i18n._(
      msg({
        id: 'vendors.listing-lede',
        message:
          'Tile, timber, light, cloth and craft, from the makers and suppliers that studios rely on',
      }),
    ),
    searchLabel: i18n._(msg({ id: 'vendors.search', message: 'Search vendors' })),
    searchPlaceholder: i18n._(
      msg({
        id: 'vendors.search-placeholder',
        message: 'Search by company, location, or product…',
      }),
    ),
    one: i18n._(msg({ id: 'vendors.vendor', message: 'vendor' })),
    many: i18n._(msg({ id: 'vendors.vendors', message: 'vendors' })),
    nothing: i18n._(
      msg({ id: 'vendors.none-found', message: 'No vendors found matching your criteria.' }),
    ),
    failed: i18n._(msg({ id: 'vendors.listing-failed', message: 'Failed to load vendors' })),
    clear: i18n._(
      msg({ id: 'vendors.clear-filters', message: 'Clear filters to see all vendors' }),
    ),
    closing: i18n._(
      msg({
        id: 'vendors.closing',
        message: 'India’s finest makers and suppliers, now discoverable',
      }),
    ),
  };
}
