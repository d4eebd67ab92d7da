import { ButtonLink, EmptyState, type Post, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Content } from './content.ts';
import { LinkTile } from './link-tile.tsx';
import { PostTile } from './post-tile.tsx';
import { layOutTiles, type Tile } from './tile-layout.ts';
import { tileSizes } from './tile-sizes.ts';
import { YoutubeTile } from './youtube-tile.tsx';

const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.5rem, 1.1vw, 1.125rem);
  padding-block: ${tokens.space.l} ${tokens.space.section};

  > [data-size='large'] {
    grid-column: span 2;
    grid-row: span 2;
  }
  /* The layout fills the last row in two and in four columns, not in three. */
  @media (min-width: 48em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export interface ContentGridProps {
  content: readonly Content[];
  /** The id of the post on the page's cover. */
  coverId?: number | null | undefined;
  /** The page without a filter; undefined where none is set. */
  all?: string | undefined;
  /** Shows a picture or video large on this page. */
  onOpen: (key: string) => void;
  /** Which posts open on this page; the others open their original in a new tab. */
  opensHere: (post: Post) => boolean;
}

/** A firm's pictures, videos and links in one grid. */
export function ContentGrid(props: ContentGridProps) {
  const { content, coverId, all, onOpen, opensHere } = props;
  const { t } = useLingui();
  if (content.length === 0) {
    return (
      <EmptyState
        title={t({ id: 'firms.no-content', message: 'No content available for this filter.' })}
      >
        {all && (
          <ButtonLink as={Link} to={all} replace preventScrollReset variant="secondary">
            {t({ id: 'firms.view-all-content', message: 'View All Content' })}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <Tiles aria-label={t({ id: 'firms.work', message: 'Work' })}>
      {layOutTiles(content, coverId).map(({ item, large }) => (
        <li key={item.key} data-size={large ? 'large' : 'regular'}>
          <ContentTile item={item} large={large} onOpen={onOpen} opensHere={opensHere} />
        </li>
      ))}
    </Tiles>
  );
}

type ContentTileProps = Tile & Pick<ContentGridProps, 'onOpen' | 'opensHere'>;

function ContentTile({ item, large, onOpen, opensHere }: ContentTileProps) {
  if (item.kind === 'youtube') return <YoutubeTile link={item.link} videoId={item.videoId} />;
  if ('link' in item) return <LinkTile kind={item.kind} link={item.link} href={item.href} />;
  const open = opensHere(item.post) ? () => onOpen(item.key) : undefined;
  return (
    <PostTile post={item.post} sizes={large ? tileSizes.large : tileSizes.regular} onOpen={open} />
  );
}
