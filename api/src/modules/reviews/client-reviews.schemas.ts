import {
  isVisibleText,
  reviewLimits,
  reviewMessages,
  reviewRelations,
  reviewSorts,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import type { Faults } from '../../problems.ts';
import { nullableChoice, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';
import { commonFields, mean, rating, reviewFacts, reviewText } from './reviews.schemas.ts';

const subRatings = {
  design_rating: rating(),
  communication_rating: rating(),
  time_rating: rating(),
  value_rating: rating(),
};

const fields = {
  rating: rating(),
  ...subRatings,
  review_text: reviewText(),
  would_recommend: Type.Optional(Type.Boolean({ default: true })),
  pictures: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), {
      maxItems: reviewLimits.picturesMax,
      description: 'Ids of uploaded pictures, in their order',
    }),
  ),
};

export const ClientReviewBody = Type.Object({
  request: Type.Integer({ minimum: 1, description: 'The approved request to the firm' }),
  ...fields,
});
export type ClientReviewBody = Static<typeof ClientReviewBody>;

/** What may be changed of a review: what is not sent stays. */
export const ClientReviewChange = Type.Partial(Type.Object(fields));
export type ClientReviewChange = Static<typeof ClientReviewChange>;

/** Characters that show nothing are no text, however many there are. */
export function clientReviewFaults({ review_text: text }: ClientReviewChange): Faults {
  const isBlank = text !== undefined && text !== '' && !isVisibleText(text);
  return isBlank
    ? { review_text: [{ code: 'min_length', sentence: reviewMessages.textTooShort }] }
    : {};
}

export const ReviewPicture = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    url: Type.String({ description: 'Path of the picture' }),
    media_width: nullableInteger('Pixels'),
    media_height: nullableInteger('Pixels'),
    dominant_color: nullableText('#rrggbb'),
  },
  { $id: 'ReviewPicture' },
);

/** The form of a new picture, for the OpenAPI document. */
export const ReviewPictureForm = Type.Object({
  file: Type.String({
    format: 'binary',
    description: 'A picture as the portfolio takes it, of less than 10 MB',
  }),
});

/** A client's review of a designer or vendor. */
export const ClientReview = Type.Object(
  {
    ...reviewFacts,
    ...commonFields,
    ...subRatings,
    designer: nullableInteger('The firm: either this or vendor'),
    vendor: nullableInteger(),
    author_name: Type.String({ description: 'First name and the letter of the last name' }),
    author_avatar: nullableText(),
    relation: Type.Enum(
      reviewRelations.map(({ id }) => id),
      { description: 'What happened between the client and the firm' },
    ),
    pictures: Type.Array(reference(ReviewPicture)),
    is_editable: Type.Boolean({ description: 'Whether its author can still change it' }),
  },
  { $id: 'ClientReview' },
);

/** The clients' reviews of a firm in numbers, without those that wait or are hidden. */
const ClientReviewSummary = Type.Object({
  count: Type.Integer(),
  rating: mean(),
  design_rating: mean(),
  communication_rating: mean(),
  time_rating: mean(),
  value_rating: mean(),
  recommend_percent: Type.Integer({ description: 'Of 100 who would recommend the firm' }),
});

const page = pageOf(reference(ClientReview), 'ClientReviewPage');
export const ClientReviewPage = Type.Object(
  { ...page.properties, summary: ClientReviewSummary },
  { $id: 'ClientReviewPage' },
);

/** In what a client sees of a request or its conversation. */
export const reviewStateOfClient = () =>
  nullableChoice(
    ['possible', 'written'] as const,
    'Whether its client can review the firm, or has; null: neither',
  );

const firmId = Type.Optional(Type.Unsafe<string>({ type: 'integer', 'x-unchecked': true }));

/** The firm: one of the two. */
export const FirmQuery = Type.Object({ designer: firmId, vendor: firmId });
export type FirmQuery = Static<typeof FirmQuery>;

export const ClientReviewsQuery = Type.Object({
  ...FirmQuery.properties,
  sort: Type.Optional(
    Type.Enum(
      reviewSorts.map(({ id }) => id),
      { description: 'Default newest' },
    ),
  ),
  ...pagingQuery,
});
export type ClientReviewsQuery = Static<typeof ClientReviewsQuery>;

export const OwnClientReview = Type.Object({
  request: nullableInteger('The request that the caller can review the firm for; null: none'),
  refusal: nullableChoice(
    ['request_not_approved', 'both_must_write', 'firm_not_open'] as const,
    'Why there is none; null where the caller has reviewed the firm',
  ),
  review: Type.Union([reference(ClientReview), Type.Null()]),
});
