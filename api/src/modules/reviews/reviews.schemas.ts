import {
  operatorLimits,
  reviewLimits,
  reviewMessages,
  reviewProjectTypes,
  reviewReportReasons,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { type Faults, message } from '../../problems.ts';
import { nullable, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

export const rating = (description?: string) =>
  Type.Integer({
    minimum: reviewLimits.ratingMin,
    maximum: reviewLimits.ratingMax,
    ...(description && { description }),
  });

const subRatings = {
  quality_rating: rating('Product quality and consistency'),
  delivery_rating: rating('Reliability in timeline and delivery'),
  communication_rating: rating('Technical support and knowledge'),
  value_rating: rating('Post sales service and issue resolution'),
};

const projectTypes = reviewProjectTypes.map(({ id }) => id);
type ProjectType = (typeof projectTypes)[number] | null;

const projectType = () =>
  Type.Unsafe<ProjectType>({ type: ['string', 'null'], enum: [...projectTypes, null] });

export const reviewText = () =>
  Type.String({
    minLength: reviewLimits.textMin,
    maxLength: reviewLimits.textMax,
    'x-lines': true,
    'x-messages': { minLength: reviewMessages.textTooShort },
  });

const fields = {
  rating: rating(),
  title: Type.String({
    minLength: 1,
    maxLength: reviewLimits.titleMax,
    description: 'Name of the project',
    'x-messages': { blank: reviewMessages.titleRequired },
  }),
  review_text: reviewText(),
  ...subRatings,
  project_type: Type.Optional(projectType()),
  project_value: Type.Optional(
    nullable(
      Type.Integer({
        minimum: reviewLimits.projectValueMin,
        maximum: reviewLimits.projectValueMax,
        description: 'Whole rupees',
        'x-messages': { minimum: reviewMessages.projectValueNegative },
      }),
    ),
  ),
  would_recommend: Type.Optional(Type.Boolean({ default: true })),
};

export const ReviewBody = Type.Object({
  vendor: Type.Integer({ minimum: 1 }),
  ...fields,
});
export type ReviewBody = Static<typeof ReviewBody>;

/** What may be changed of a review: what is not sent stays. */
export const ReviewChange = Type.Partial(Type.Object(fields));
export type ReviewChange = Static<typeof ReviewChange>;

export const AnswerBody = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: reviewLimits.answerMax,
    'x-lines': true,
    'x-messages': { blank: reviewMessages.answerRequired },
  }),
});

export const ReportBody = Type.Object({
  reason: Type.Unsafe<(typeof reviewReportReasons)[number]['id']>({
    type: 'string',
    enum: reviewReportReasons.map(({ id }) => id),
    'x-messages': { blank: reviewMessages.reportReasonRequired },
  }),
  text: Type.Optional(
    Type.String({
      maxLength: reviewLimits.reportTextMax,
      'x-lines': true,
      description: 'What is wrong; needed where the reason is `other`',
    }),
  ),
});
export type ReportBody = Static<typeof ReportBody>;

/** Some reasons need a text. */
export function reportFaults({ reason, text = '' }: Partial<ReportBody>): Faults {
  const needsText = reviewReportReasons.some((one) => one.id === reason && one.needsText);
  return needsText && text === '' ? { text: [message('report_text_required')] } : {};
}

const instant = () => Type.String({ format: 'date-time' });

/** What everybody who is shown a review is told of it, of either kind. */
export const reviewFacts = {
  id: Type.Integer(),
  rating: rating(),
  review_text: Type.String(),
  would_recommend: Type.Boolean(),
  created_at: instant(),
  edited_at: nullableText('When its author last changed it; null: never'),
  status: Type.Enum(['shown', 'waiting', 'hidden'], {
    description: 'Only its author and operators are shown a review that waits or is hidden',
  }),
  waits_for: Type.Array(Type.Enum(['address', 'profile', 'operator']), {
    description:
      'What a waiting review waits for: address and profile of its author to be verified, or an operator',
  }),
  answer: Type.Union([
    Type.Object({ text: Type.String(), created_at: instant(), updated_at: instant() }),
    Type.Null(),
  ]),
};

/** What a reader is told beside that. */
export const commonFields = {
  is_own: Type.Boolean({ description: 'Whether the caller wrote it; false for a guest' }),
  is_reported: Type.Boolean({ description: 'Whether the caller reported it; false for a guest' }),
};

/** A review of a vendor. */
export const VendorReview = Type.Object(
  {
    ...reviewFacts,
    ...commonFields,
    ...subRatings,
    vendor: Type.Integer(),
    designer_name: Type.String(),
    designer_avatar: nullableText(),
    title: Type.String(),
    project_type: projectType(),
    project_value: nullableInteger('Whole rupees'),
    designer: nullableInteger('The public profile of its author; null where there is none'),
  },
  { $id: 'VendorReview' },
);

export const mean = () => Type.Number({ description: 'To one decimal; 0 without reviews' });

/** The reviews of a vendor in numbers, without those that wait or are hidden. */
const ReviewSummary = Type.Object({
  count: Type.Integer(),
  rating: mean(),
  quality_rating: mean(),
  delivery_rating: mean(),
  communication_rating: mean(),
  value_rating: mean(),
  recommend_percent: Type.Integer({ description: 'Of 100 who would recommend the vendor' }),
});

const page = pageOf(reference(VendorReview), 'VendorReviewPage');
export const VendorReviewPage = Type.Object(
  { ...page.properties, summary: ReviewSummary },
  { $id: 'VendorReviewPage' },
);

export const ExistingReview = Type.Object({
  has_reviewed: Type.Boolean(),
  review: Type.Union([reference(VendorReview), Type.Null()]),
});

/** A review with the reports of it that wait, for operators. */
export const ReportedReview = Type.Object(
  {
    ...reviewFacts,
    communication_rating: rating(),
    value_rating: rating(),
    by: Type.Enum(['client', 'designer'], { description: 'Who has written it' }),
    firm: Type.Object({
      kind: Type.Enum(['designer', 'vendor']),
      id: Type.Integer(),
      name: Type.String(),
    }),
    author_name: Type.String(),
    title: nullableText("Name of the project; null in a client's review"),
    pictures: Type.Array(
      Type.Object({
        id: Type.String(),
        url: Type.String(),
        media_width: nullableInteger('Pixels'),
        media_height: nullableInteger('Pixels'),
        dominant_color: nullableText('#rrggbb'),
      }),
    ),
    vendor: Type.Integer({ description: 'As `firm.id`, for clients of before' }),
    vendor_name: Type.String({ description: 'As `firm.name`, for clients of before' }),
    designer_name: Type.String({ description: 'As `author_name`, for clients of before' }),
    hidden_why: nullableText('The reason that the operator gave'),
    reports: Type.Array(
      Type.Object({
        id: Type.Integer(),
        reason: Type.Enum(reviewReportReasons.map(({ id }) => id)),
        text: Type.String(),
        reporter_name: Type.String(),
        created_at: instant(),
      }),
    ),
  },
  { $id: 'ReportedReview' },
);
export const ReportedReviewPage = pageOf(reference(ReportedReview), 'ReportedReviewPage');

export const DecisionBody = Type.Object({
  why: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
  edited_at: Type.Optional(
    nullableText(
      '`edited_at` of the review as it was read; without it, any version is decided about',
    ),
  ),
});
