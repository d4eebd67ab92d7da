import { vendorListing } from '@aangan/domain';
import { FirmListing, useListingView } from '@aangan/firms';
import { useListVendorsInfiniteQuery } from '../api/list-vendors.ts';
import { useVendorFacetsQuery } from '../api/vendor-facets.ts';
import { listingTexts } from '../model/listing-texts.ts';
import { VendorCard } from './vendor-card.tsx';

/** The vendor directory, at /vendors and as the home page of designers and architects. */
export function VendorsListing() {
  const view = useListingView(vendorListing);
  const query = useListVendorsInfiniteQuery(view, { initialPageParam: view.firstPage });
  return (
    <FirmListing
      texts={listingTexts}
      query={query}
      useFacets={useVendorFacetsQuery}
      listing={vendorListing}
      view={view}
    >
      {(vendor, priority) => <VendorCard vendor={vendor} priority={priority} />}
    </FirmListing>
  );
}
