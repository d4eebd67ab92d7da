import type { components } from '@aangan/api-client/endpoints';
import {
  clientSubRatings,
  paths,
  type ReviewSummary,
  reviewRelations,
  reviewSubRatings,
  reviewSummary,
} from '@aangan/domain';
import type { ListingPage } from '../listing/listing-query.ts';
import { type ListAnswer, readPage } from '../listing/read-page.ts';
import type { ReviewersKind } from './reviewed-firm.ts';

type Schemas = components['schemas'];
export type DesignerReview = Schemas['VendorReview'];
export type ClientReview = Schemas['ClientReview'];
export type ReviewPicture = Schemas['ReviewPicture'];

type Common = keyof DesignerReview & keyof ClientReview;

/** A review as a list shows it, of either kind. */
export interface ListedReview extends Omit<Pick<DesignerReview, Common>, 'designer' | 'vendor'> {
  by: ReviewersKind;
  author: {
    name: string;
    avatar: string | null;
    /** The path of its public page; null where there is none. */
    page: string | null;
  };
  /** Name of the project; null in a client's review. */
  title: string | null;
  project: Pick<DesignerReview, 'project_type' | 'project_value'> | null;
  /** What is rated beside the overall rating: an English label and 1 to 5. */
  ratings: readonly { label: string; value: number }[];
  /** What happened between client and firm, as an English label; null in a designer's review. */
  relation: string | null;
  pictures: readonly ReviewPicture[];
  /** Whether its author can still change it. */
  isEditable: boolean;
}

/** What reviews add up to: the overall rating, and the others with their labels. */
export interface ListedSummary {
  count: number;
  rating: number;
  recommend_percent: number;
  ratings: readonly { label: string; value: number }[];
}

/** A page of the reviews of a firm, with what all of them add up to. */
export interface ReviewPage extends ListingPage<ListedReview> {
  summary: ListedSummary;
}

/** What the API answers for designers' reviews of a vendor: a page, a plain array, or a single review. */
export type DesignerReviewsAnswer = ListAnswer<DesignerReview, Schemas['VendorReviewPage']>;

const none: readonly never[] = [];

/** A designer's review of a vendor. */
function designerReview(review: DesignerReview): ListedReview {
  const { designer, designer_name: name, designer_avatar: avatar, title } = review;
  const { project_type, project_value } = review;
  return {
    ...review,
    by: 'designer',
    author: { name, avatar, page: designer === null ? null : paths.designer(designer) },
    title,
    project: { project_type, project_value },
    ratings: reviewSubRatings.map(({ id, label }) => ({ label, value: review[id] })),
    relation: null,
    pictures: none,
    isEditable: true,
  };
}

/** A client's review of a firm. */
export function clientReview(review: ClientReview): ListedReview {
  const { author_name: name, author_avatar: avatar, relation, pictures, is_editable } = review;
  return {
    ...review,
    by: 'client',
    author: { name, avatar, page: null },
    title: null,
    project: null,
    ratings: clientSubRatings.map(({ id, label }) => ({ label, value: review[id] })),
    relation: reviewRelations.find(({ id }) => id === relation)?.label ?? null,
    pictures,
    isEditable: is_editable,
  };
}

/** Designers' reviews of a vendor in one shape; without a summary in the answer it is that of the reviews in it. */
export function designerReviewPage(answer: DesignerReviewsAnswer): ReviewPage {
  const page = readPage<DesignerReview, Schemas['VendorReviewPage']>(
    answer,
    (one) => 'review_text' in one,
  );
  const summary = 'summary' in page ? page.summary : summaryOf(page.results);
  return {
    ...page,
    results: page.results.map(designerReview),
    summary: listedSummary(summary, reviewSubRatings),
  };
}

/** Clients' reviews of a firm. */
export const clientReviewPage = (page: Schemas['ClientReviewPage']): ReviewPage => ({
  ...page,
  results: page.results.map(clientReview),
  summary: listedSummary(page.summary, clientSubRatings),
});

function listedSummary<Rating extends string>(
  summary: ReviewSummary<Rating>,
  ratings: readonly { id: Rating; label: string }[],
): ListedSummary {
  const { count, rating, recommend_percent } = summary;
  const values = ratings.map(({ id, label }) => ({ label, value: summary[id] }));
  return { count, rating, recommend_percent, ratings: values };
}

function summaryOf(reviews: readonly DesignerReview[]) {
  const counted = reviews.filter(({ status }) => status === 'shown');
  const sum = (part: (review: DesignerReview) => number) =>
    counted.reduce((total, review) => total + part(review), 0);
  const sums = {
    count: counted.length,
    rating: sum((review) => review.rating),
    quality_rating: sum((review) => review.quality_rating),
    delivery_rating: sum((review) => review.delivery_rating),
    communication_rating: sum((review) => review.communication_rating),
    value_rating: sum((review) => review.value_rating),
    recommending: sum((review) => (review.would_recommend ? 1 : 0)),
  };
  return reviewSummary(sums, reviewSubRatings);
}
