import {
  type ContentFilter,
  contentFiltersOf,
  dailySeed,
  filterContent,
  mixContent,
  readContentFilter,
} from '@aangan/domain';
import { currentDay, type SaveButtonProps, useHost } from '@aangan/host';
import { Container, type Elements, Lightbox, type Post } from '@aangan/ui';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { coverPostOf } from '../profile/cover-post.ts';
import { FirmProjects } from '../project/firm-projects.tsx';
import type { ProjectCardData } from '../project/project.ts';
import type { Content, FeaturedLink } from './content.ts';
import { ContentGrid } from './content-grid.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { NoWork } from './no-work.tsx';
import { savedPiece } from './saved-piece.ts';
import { useOpenPiece } from './use-open-piece.ts';

type ContentSource = Parameters<typeof mixContent<Post, FeaturedLink & { type: string }>>[0];

/** A tab after the filters, with content of its own. */
export interface ContentPanel {
  /** Its value of `show` in the address. */
  id: string;
  label: string;
  content: Elements;
}

export interface FirmContentProps {
  name: string;
  /** The firm's id, posts, portfolio items and links. */
  firm: Omit<ContentSource, 'portfolio_items'> & {
    portfolio_items: readonly (ContentSource['portfolio_items'][number] & {
      project_id: number | null;
    })[];
    id: number;
    user_id: number;
    is_verified: boolean;
  };
  /** The firm's projects, which are shown first. */
  projects?: readonly ProjectCardData[];
  /** The page where the owner connects Instagram. */
  socialPage: string;
  /** Filters that this kind of firm does not offer. */
  withoutFilters?: readonly ContentFilter[];
  /** Whether a post with an original elsewhere opens that in a new tab. By default every post opens on this page. */
  opensOriginals?: boolean;
  panels?: readonly ContentPanel[];
  /** Shows what saves the picture or video in the lightbox. */
  saving?: ((piece: SaveButtonProps) => Elements) | undefined;
}

const noProjects: readonly ProjectCardData[] = [];

/** What is in none of the projects that are shown. */
function withoutProjects(
  content: readonly Content[],
  { portfolio_items: items }: FirmContentProps['firm'],
  projects: readonly ProjectCardData[],
): readonly Content[] {
  const shown = new Set(projects.map(({ id }) => id));
  const grouped = new Set(
    items.flatMap(({ id, project_id: project }) =>
      project && shown.has(project) ? `item-${id}` : [],
    ),
  );
  return content.filter(({ key }) => !grouped.has(key));
}

/**
 * A firm's pictures, videos and links with the tabs that filter them, and the lightbox that pictures and videos open in.
 * The chosen filter and the opened piece are in the address.
 */
export function FirmContent(props: FirmContentProps) {
  const {
    name,
    firm,
    projects = noProjects,
    socialPage,
    withoutFilters = [],
    opensOriginals = false,
    panels = [],
    saving,
  } = props;
  const seed = dailySeed(firm.id, currentDay(useHost().clock));
  const coverId = coverPostOf(firm.instagram_posts)?.id ?? null;
  const content = useMemo(() => mixContent(firm, seed, coverId), [firm, seed, coverId]);
  const filters = contentFiltersOf(content).filter(({ id }) => !withoutFilters.includes(id));
  const asked = useSearchParams()[0].get('show');
  const panel = panels.find(({ id }) => id === asked);
  const filter = readContentFilter(filters, asked);
  const { pathname } = useLocation();
  const linkTo = (next: string) => (next === 'all' ? pathname : `${pathname}?show=${next}`);
  const single = useMemo(() => withoutProjects(content, firm, projects), [content, firm, projects]);
  const shown = filterContent(single, filter);
  const { openKey, open, turn, close } = useOpenPiece();
  const opensHere = ({ permalink }: Post) => !(opensOriginals && permalink);
  const isEmpty = filters.every(({ id }) => filterContent(single, id).length === 0);
  const hasProjects = projects.length > 0;
  // Without single things, the first filter leads back from the panels to the projects.
  const offered = hasProjects && isEmpty ? filters.slice(0, Math.min(panels.length, 1)) : filters;
  const tabs = [...offered, ...panels];
  const inLightbox = shown.some(({ key }) => key === openKey) ? shown : content;
  return (
    <Container>
      {hasProjects && <FirmProjects projects={projects} />}
      {tabs.length > 0 && (
        <ContentTabs filters={tabs} shown={panel?.id ?? filter} linkTo={linkTo} />
      )}
      {panel?.content}
      {!panel && isEmpty && !hasProjects && filter === 'all' && (
        <NoWork
          name={name}
          isVerified={firm.is_verified}
          ownerId={firm.user_id}
          socialPage={socialPage}
        />
      )}
      {!panel && !(isEmpty && (filter === 'all' || hasProjects)) && (
        <ContentGrid
          content={shown}
          coverId={coverId}
          all={filter === 'all' ? undefined : linkTo('all')}
          opensHere={opensHere}
          onOpen={open}
        />
      )}
      <Lightbox
        title={name}
        pieces={inLightbox.flatMap((item) =>
          'post' in item && opensHere(item.post) ? [item] : [],
        )}
        shown={openKey}
        onShow={turn}
        onClose={close}
        action={saving && ((piece) => saving(savedPiece(piece, name)))}
      />
    </Container>
  );
}
