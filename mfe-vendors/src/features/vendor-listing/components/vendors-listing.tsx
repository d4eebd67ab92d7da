import { vendorListing } from '@aangan/domain';
import { FirmListing, useListingView } from '@aangan/firms';
import { useLingui } from '@lingui/react/macro';
import { useListVendorsInfiniteQuery } from '../api/list-vendors.ts';
import { useVendorFacetsQuery } from '../api/vendor-facets.ts';
import { listingTexts } from '../model/listing-texts.ts';
import { VendorCard } from './vendor-card.tsx';

/** The vendor directory, at /vendors and as the home page of designers and architects. */
export function VendorsListing() {
  const { i18n } = useLingui();
  const view = useListingView(vendorListing);
  const query = useListVendorsInfiniteQuery(view, { initialPageParam: view.firstPage });
  return (
    <FirmListing
      texts={listingTexts(i18n)}
      query={query}
      useFacets={useVendorFacetsQuery}
      listing={vendorListing}
      view={view}
    >
      {(vendor, priority) => <VendorCard vendor={vendor} priority={priority} />}
    </FirmListing>
  );
}
