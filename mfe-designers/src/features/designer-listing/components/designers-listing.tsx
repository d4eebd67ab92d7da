import { designerListing } from '@aangan/domain';
import { FirmListing, useListingView } from '@aangan/firms';
import { useLingui } from '@lingui/react/macro';
import { useDesignerFacetsQuery } from '../api/designer-facets.ts';
import { useListDesignersInfiniteQuery } from '../api/list-designers.ts';
import { listingTexts } from '../model/listing-texts.ts';
import { DesignerCard } from './designer-card.tsx';

/** The Featured Designers page, at /designers. */
export function DesignersListing() {
  const { i18n } = useLingui();
  const view = useListingView(designerListing);
  const query = useListDesignersInfiniteQuery(view, { initialPageParam: view.firstPage });
  const withMinimum = view.filter.budget !== '' || view.filter.sort === 'minimum';
  return (
    <FirmListing
      texts={listingTexts(i18n)}
      query={query}
      useFacets={useDesignerFacetsQuery}
      listing={designerListing}
      view={view}
    >
      {(designer, priority) => (
        <DesignerCard designer={designer} priority={priority} withMinimum={withMinimum} />
      )}
    </FirmListing>
  );
}
