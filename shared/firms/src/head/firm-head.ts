import { paths } from '@aangan/domain';
import type { RouteHead } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import { type Speech, speechOf } from '../speech/speech.ts';
import { breadcrumbs, type Crumb, cut, graphOf } from './structured-data.ts';

/** The kinds of firms: their schema.org type, their listing and their pages. */
export const firmKinds = {
  designer: {
    type: 'ProfessionalService',
    listing: {
      name: msg({ id: 'firms.designers', message: 'Designers' }),
      path: paths.designers(),
    },
    pageOf: paths.designer,
  },
  vendor: {
    type: 'LocalBusiness',
    listing: { name: msg({ id: 'firms.vendors', message: 'Vendors' }), path: paths.vendors() },
    pageOf: paths.vendor,
  },
} as const;

/** What the head of a firm's page is made of. */
export interface FirmHeadSource {
  kind: keyof typeof firmKinds;
  id: number;
  name: string;
  bio: string;
  city: string | null;
  avatar: string | null;
  establishment_year: number | null;
  rating: number;
  reviews_count: number;
  specializations_display: readonly string[];
  instagram_posts: readonly { media_type: string; media_url: string }[];
  portfolio_posts: readonly { media_type: string; media_url: string }[];
  /** The firm's pages on other sites. */
  elsewhere: readonly (string | null)[];
  /** Reviews of the firm that stand on the page. */
  reviews?: readonly HeadReview[];
}

/** A review as far as a head names it. `date` is an ISO 8601 instant. */
export interface HeadReview {
  author: string;
  /** 1 to 5. */
  rating: number;
  title?: string;
  text: string;
  date: string;
}

/** A page below the firm's. */
interface Subpage extends Crumb {
  /** What more is said there of the firm, as schema.org data. */
  about?: Record<string, unknown>;
}

const descriptionMax = 300;

/**
 * Title, description, picture and structured data of a firm's public page, or of a page below it. Without a bio, the
 * description names what the firm does and where.
 * @param speech the page's language; English by default
 */
export function firmHead(
  firm: FirmHeadSource,
  subpage?: Subpage,
  { i18n, say }: Speech = speechOf(),
): RouteHead {
  const { name, bio, city, specializations_display } = firm;
  const { listing, pageOf } = firmKinds[firm.kind];
  const picture = pictureOf(firm);
  const what = specializations_display.map(say).join(', ');
  const whatAndWhere = [what, city && say(city)].filter(Boolean).join(' · ');
  const description = cut(bio || whatAndWhere, descriptionMax);
  const crumbs = [
    { name: i18n._(listing.name), path: listing.path },
    { name, path: pageOf(firm.id) },
    ...(subpage ? [subpage] : []),
  ];
  return {
    title: subpage ? `${subpage.name} · ${name}` : name,
    description,
    ...(picture && { picture }),
    structuredData: graphOf(
      { ...firmNode(firm, description), ...subpage?.about },
      breadcrumbs(i18n, ...crumbs.map(({ name: crumb, path }) => ({ name: crumb, path }))),
    ),
  };
}

/** The firm as schema.org data. */
function firmNode(firm: FirmHeadSource, description: string) {
  const { name, city, avatar, establishment_year: year, rating, reviews_count: count } = firm;
  const { type, pageOf } = firmKinds[firm.kind];
  const picture = pictureOf(firm);
  const sameAs = firm.elsewhere.filter((page) => page !== null && page !== '');
  return {
    '@type': type,
    '@id': pageOf(firm.id),
    url: pageOf(firm.id),
    name,
    description,
    ...(picture && { image: picture }),
    ...(avatar && { logo: avatar }),
    ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
    ...(year !== null && { foundingDate: String(year) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: count,
        ...ratingScale,
      },
    }),
    ...(firm.reviews?.length && { review: firm.reviews.map(reviewNode) }),
  };
}

const ratingScale = { bestRating: 5, worstRating: 1 };

function reviewNode({ author, rating, title, text, date }: HeadReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
    ...(title && { name: title }),
    reviewBody: cut(text, descriptionMax),
    datePublished: date.slice(0, 10),
  };
}

/** The firm's own first picture. */
function pictureOf({ instagram_posts, portfolio_posts }: FirmHeadSource): string | undefined {
  const all = [...instagram_posts, ...portfolio_posts];
  return all.find(({ media_type }) => media_type === 'IMAGE')?.media_url;
}
