import {
  type ContentFilter,
  contentFiltersOf,
  filterContent,
  mixContent,
  readContentFilter,
} from '@aangan/domain';
import { ContentGrid, ContentTabs, coverPostOf } from '@aangan/firms';
import { Container, Lightbox } from '@aangan/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SeededDesigner } from '../api/get-designer.ts';
import { useOpenPiece } from '../model/use-open-piece.ts';

/** A designer's pictures, videos and links under its filters; pictures and videos open large. */
export function DesignerWork({ designer, seed }: SeededDesigner) {
  const [parameters, setParameters] = useSearchParams();
  const coverId = coverPostOf(designer.instagram_posts)?.id ?? null;
  const content = useMemo(() => mixContent(designer, seed, coverId), [designer, seed, coverId]);
  // A designer has no catalogues to offer.
  const filters = contentFiltersOf(content).filter(({ id }) => id !== 'catalogues');
  const filter = readContentFilter(filters, parameters.get('show'));
  // Replaced, not pushed: Back leaves the page instead of leafing through its tabs.
  const show = (next: ContentFilter) =>
    setParameters(next === 'all' ? {} : { show: next }, {
      replace: true,
      preventScrollReset: true,
    });

  const shown = filterContent(content, filter);
  const nothing =
    filterContent(content, 'all').length === 0
      ? `${designer.full_name} has not published any work yet.`
      : undefined;
  const pieces = shown.flatMap((item) => ('post' in item ? [item] : []));
  const { openKey, open, turn, close } = useOpenPiece();
  return (
    <Container>
      {!nothing && <ContentTabs filters={filters} shown={filter} onShow={show} />}
      <ContentGrid
        content={shown}
        coverId={coverId}
        nothing={nothing}
        filtered={filter !== 'all'}
        onShowAll={() => show('all')}
        onOpen={open}
      />
      <Lightbox
        title={designer.full_name}
        pieces={pieces}
        shown={openKey}
        onShow={turn}
        onClose={close}
      />
    </Container>
  );
}
