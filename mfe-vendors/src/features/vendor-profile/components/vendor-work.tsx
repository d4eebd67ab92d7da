import {
  type ContentFilter,
  contentFiltersOf,
  filterContent,
  mixContent,
  readContentFilter,
} from '@aangan/domain';
import { ContentGrid, ContentTabs, coverPostOf } from '@aangan/firms';
import { Container } from '@aangan/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SeededVendor } from '../api/get-vendor.ts';

/** A vendor's posts and links under its filters. Catalogues stand under their own filter only. */
export function VendorWork({ vendor, seed }: SeededVendor) {
  const [parameters, setParameters] = useSearchParams();
  const coverId = coverPostOf(vendor.instagram_posts)?.id ?? null;
  const content = useMemo(() => mixContent(vendor, seed, coverId), [vendor, seed, coverId]);
  const nothing =
    content.length === 0 ? `${vendor.company_name} has not published any work yet.` : undefined;
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
      {!nothing && <ContentTabs filters={filters} shown={filter} onShow={show} />}
      <ContentGrid
        content={filterContent(content, filter)}
        coverId={coverId}
        nothing={nothing}
        filtered={filter !== 'all'}
        onShowAll={() => show('all')}
      />
    </Container>
  );
}
