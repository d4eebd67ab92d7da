import {
  type DesignerReviewsAnswer,
  firmHead,
  type HeadReview,
  type ProjectCardData,
  readPage,
  type Speech,
  speechOf,
} from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { headSourceOf } from '../features/vendor-profile/model/head-source.ts';

/** How many reviews stand in the structured data. */
const reviewsNamed = 3;

/** How a vendor's page appears in tabs, search results and shared links. */
export const VendorHead: RouteHeadOf<
  [
    vendor: VendorProfileData,
    projects: { results: ProjectCardData[] },
    reviews: DesignerReviewsAnswer,
    clientReviews: unknown,
    place?: RoutePlace,
  ]
> = (vendor, _projects, reviews, _clientReviews, place) => {
  const speech = speechOf(place);
  const source = { ...headSourceOf(vendor), reviews: namedReviews(reviews, speech) };
  return firmHead(source, undefined, speech);
};

function namedReviews(answer: DesignerReviewsAnswer, { say }: Speech): HeadReview[] {
  return readPage(answer, (one) => 'review_text' in one)
    .results.slice(0, reviewsNamed)
    .map((review) => ({
      author: say(review.designer_name),
      rating: review.rating,
      title: review.title,
      text: review.review_text,
      date: review.created_at,
    }));
}
