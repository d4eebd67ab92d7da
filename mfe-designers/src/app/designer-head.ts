import type { components } from '@aangan/api-client/endpoints';
import {
  firmHead,
  type HeadReview,
  type ProjectCardData,
  type Speech,
  speechOf,
} from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { headSourceOf } from '../features/designer-profile/model/head-source.ts';

type ClientReviews = components['schemas']['ClientReviewPage'];

/** How many reviews stand in the structured data. */
const reviewsNamed = 3;

/** How a designer's page appears in tabs, search results and shared links. */
export const DesignerHead: RouteHeadOf<
  [
    designer: DesignerProfileData,
    projects: { results: ProjectCardData[] },
    reviews: ClientReviews,
    place?: RoutePlace,
  ]
> = (designer, _projects, reviews, place) => {
  const speech = speechOf(place);
  const source = { ...headSourceOf(designer), reviews: namedReviews(reviews, speech) };
  return firmHead(source, undefined, speech);
};

function namedReviews({ results }: ClientReviews, { say }: Speech): HeadReview[] {
  return results
    .slice(0, reviewsNamed)
    .map(({ author_name: author, rating, review_text: text, created_at: date }) => ({
      author: say(author),
      rating,
      text,
      date,
    }));
}
