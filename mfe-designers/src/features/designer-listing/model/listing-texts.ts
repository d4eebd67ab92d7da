import type { ListingTexts } from '@aangan/firms';
import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';

/** What the Featured Designers page says. */
export function listingTexts(i18n: HeadMessages): ListingTexts & { one: string } {
  return {
    title: i18n._(msg({ id: 'designers.listing-title', message: 'Featured Designers' })),
    lede: i18n._(
      msg({
        id: 'designers.listing-lede',
        message: 'Discover exceptional designers ready to transform your space',
        comment: 'A sentence without its full stop.',
      }),
    ),
    searchLabel: i18n._(msg({ id: 'designers.search', message: 'Search designers' })),
    searchPlaceholder: i18n._(
      msg({
        id: 'designers.search-by',
        message: 'Search by designer, location, or project type…',
      }),
    ),
    one: i18n._(msg({ id: 'designers.one', message: 'designer', comment: 'After the number 1.' })),
    many: i18n._(
      msg({ id: 'designers.many', message: 'designers', comment: 'After a number, or alone.' }),
    ),
    nothing: i18n._(
      msg({
        id: 'designers.listing-nothing',
        message: 'No designers found matching your criteria.',
      }),
    ),
    failed: i18n._(msg({ id: 'designers.listing-failed', message: 'Failed to load designers' })),
    clear: i18n._(
      msg({ id: 'designers.listing-clear', message: 'Clear filters to see all designers' }),
    ),
    closing: i18n._(
      msg({
        id: 'designers.listing-closing',
        message: 'India’s top design minds are now discoverable',
      }),
    ),
  };
}
