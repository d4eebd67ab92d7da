import type { RouteHead } from '@aangan/host';
import type { ProjectData } from '../project/project.ts';
import { kindText, placeText } from '../project/project-facts.ts';
import { type Speech, speechOf } from '../speech/speech.ts';
import { firmKinds } from './firm-head.ts';
import { breadcrumbs, cut, graphOf } from './structured-data.ts';

const descriptionMax = 300;
const picturesMax = 10;

/**
 * Title, description, picture and structured data of a project's page. Without a story, the description names what it
 * is, where and of whom.
 * @param kind the kind of its firm
 * @param speech the page's language; English by default
 */
export function projectHead(
  kind: keyof typeof firmKinds,
  project: ProjectData,
  speech: Speech = speechOf(),
): RouteHead {
  const { i18n } = speech;
  const { title, story, firm, cover, to: page } = project;
  const { type, listing, pageOf } = firmKinds[kind];
  const facts = [kindText(project, speech), placeText(project, speech), firm.name];
  const description = cut(story || facts.filter(Boolean).join(' · '), descriptionMax);
  const picture = stillOf(cover);
  const firmPage = { name: firm.name, path: pageOf(firm.id) };
  return {
    title: `${title} · ${firm.name}`,
    description,
    ...(picture && { picture }),
    structuredData: graphOf(
      {
        ...workNode(project, description),
        creator: { '@type': type, '@id': firmPage.path, url: firmPage.path, name: firm.name },
      },
      breadcrumbs(i18n, { name: i18n._(listing.name), path: listing.path }, firmPage, {
        name: title,
        path: page,
      }),
    ),
  };
}

/** The project as schema.org data, without its creator. */
function workNode({ title, city, year, cover, items, to: page }: ProjectData, description: string) {
  const others = items.filter(({ id }) => id !== cover.id);
  const pictures = [cover, ...others].map(stillOf).filter((picture) => picture !== null);
  return {
    '@type': 'CreativeWork',
    '@id': page,
    url: page,
    name: title,
    description,
    image: pictures.slice(0, picturesMax),
    ...(city && { locationCreated: { '@type': 'Place', name: city } }),
    ...(year !== null && { dateCreated: String(year) }),
  };
}

/** The picture, or a video's still. */
function stillOf(post: ProjectData['cover']): string | null {
  return post.media_type === 'VIDEO' ? post.thumbnail_url : post.media_url;
}
