import {
  type ContentFilter,
  contentFiltersOf,
  filterContent,
  mixContent,
  readContentFilter,
} from '@aangan/domain';
import { Container, ContentGrid, ContentTabs, coverPostOf } from '@aangan/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SeededVendor } from '../api/get-vendor.ts';

/** A vendor's posts and links under its filters. Catalogues stand under their own filter only. */
export function VendorWork({ vendor, seed }: SeededVendor) {
  const [parameters, setParameters] = useSearchParams();
  const content = useMemo(() => mixContent(vendor, seed), [vendor, seed]);
  const filters = contentFiltersOf(content);
  const filter = readContentFilter(filters, parameters.get('show'));
  // Replaced, not pushed: Back leaves the page instead of leafing through its filters.
  const show = (next: ContentFilter) =>
    setParameters(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Container>
      <ContentTabs filters={filters} shown={filter} onShow={show} />
      <ContentGrid
        content={filterContent(content, filter)}
        coverId={coverPostOf(vendor.instagram_posts)?.id}
        filtered={filter !== 'all'}
        onShowAll={() => show('all')}
      />
    </Container>
  );
}
