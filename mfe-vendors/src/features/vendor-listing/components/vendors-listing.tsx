import { vendorCatalogue } from '@aangan/domain';
import { FirmListing, type ListingTexts, useListingView } from '@aangan/firms';
import { useListVendorsInfiniteQuery } from '../api/list-vendors.ts';
import { VendorCard } from './vendor-card.tsx';

const texts: ListingTexts = {
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

/** The vendor directory, at /vendors and as the home page of designers and architects. */
export function VendorsListing() {
  const view = useListingView(vendorCatalogue);
  const query = useListVendorsInfiniteQuery(view, { initialPageParam: view.firstPage });
  return (
    <FirmListing texts={texts} query={query} catalogue={vendorCatalogue} view={view}>
      {(vendor, priority) => <VendorCard vendor={vendor} priority={priority} />}
    </FirmListing>
  );
}
