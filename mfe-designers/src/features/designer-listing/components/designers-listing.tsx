import { designerCatalogue } from '@aangan/domain';
import { FirmListing, type ListingTexts, useListingView } from '@aangan/firms';
import { useListDesignersInfiniteQuery } from '../api/list-designers.ts';
import { DesignerCard } from './designer-card.tsx';

const texts: ListingTexts = {
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

/** The Featured Designers page, at /designers. */
export function DesignersListing() {
  const view = useListingView(designerCatalogue);
  const query = useListDesignersInfiniteQuery(view, { initialPageParam: view.firstPage });
  return (
    <FirmListing texts={texts} query={query} catalogue={designerCatalogue} view={view}>
      {(designer, priority) => <DesignerCard designer={designer} priority={priority} />}
    </FirmListing>
  );
}
