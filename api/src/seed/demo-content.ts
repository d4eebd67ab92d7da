import {
  catalogueIds,
  catalogueLinkTypes,
  designerCatalogue,
  designStyles,
  evidenceKinds,
  featuredLinkTypes,
  portfolioCategories,
  profileLimits,
  projectRooms,
  reviewProjectTypes,
  reviewReportReasons,
  vendorCatalogue,
  vendorTypes,
} from '@aangan/domain';
import { type Static, type TProperties, Type } from 'typebox';
import { type DemoQuotes, demoQuotes } from './demo-quotes.ts';

/** An object without other keys, so that a misspelt one is found. */
const only = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const text = Type.String({ minLength: 1 });
const count = Type.Integer({ minimum: 0 });
const rating = Type.Integer({ minimum: 1, maximum: 5 });
const slug = Type.String({
  pattern: '^[a-z0-9.]+$',
  description: 'Username, Instagram name and the part of the email before the @.',
});
const personName = only({ first: text, last: text });
const mediaFile = Type.String({
  pattern: '^(rooms|products|videos)/[a-z0-9-]+$',
  description: 'A file of media/ without ending, a video by its folder.',
});
const certification = only({ name: text, year: Type.Optional(count) });
const link = only({
  type: Type.Enum([...featuredLinkTypes, ...catalogueLinkTypes].map(({ id }) => id)),
  title: text,
  url: text,
  image: Type.Optional(Type.String({ pattern: '^(rooms|products)/[a-z0-9-]+\\.jpg$' })),
});

/** What designers and vendors have alike. Money in whole rupees. */
const firm = {
  city: text,
  address: text,
  mark: Type.String({
    pattern: '^[a-z0-9-]+$',
    description: 'A file of media/marks, without its ending.',
  }),
  year: count,
  team: count,
  projects: count,
  contact: only({ name: text, phone: text }),
  bio: text,
  links: Type.Array(link),
  posts: Type.Array(only({ file: mediaFile, caption: text }), { description: 'Newest first.' }),
  isVerified: Type.Optional(Type.Literal(false)),
};
const designer = only({
  ...firm,
  name: Type.Union([text, personName], {
    description: 'The firm’s name; a person who practises alone has first and last name.',
  }),
  isArchitect: Type.Optional(Type.Literal(true)),
  specializations: Type.Array(Type.Enum(catalogueIds(designerCatalogue))),
  styles: Type.Array(Type.Enum(designStyles.map(({ id }) => id)), {
    maxItems: profileLimits.stylesMax,
  }),
  minSize: Type.Integer({ minimum: 0, description: 'Square feet.' }),
  /** Rupees for a square foot. */
  fees: only({ min: count, max: count }),
  minBudget: count,
  architects: Type.Optional(
    Type.Array(only({ name: text, years: count, bio: text, linkedin: Type.Optional(text) })),
  ),
});
const vendor = only({
  ...firm,
  name: text,
  vendorType: Type.Enum(vendorTypes.map(({ id }) => id)),
  specializations: Type.Array(Type.Enum(catalogueIds(vendorCatalogue))),
  minOrderValue: count,
  serviceAreas: text,
  leadTime: text,
  certifications: Type.Array(certification),
});

const request = only({
  from: Type.String({ description: 'Slug of the client.' }),
  to: Type.String({ description: 'Slug of the designer or vendor.' }),
  status: Type.Enum(['pending', 'approved', 'rejected']),
  project: only({
    type: Type.Enum(['residential', 'commercial', 'retail', 'hospitality', 'other']),
    budget: count,
    timeline: text,
  }),
  text,
  order: Type.Optional(only({ item: text, quantity: text, place: text })),
});

const inListing = only({
  listed: Type.Array(slug, { description: 'Verified firms in the order of the listing.' }),
  unlisted: Type.Array(slug, {
    description:
      'Firms that a listing must not show: not verified, or without a post and portfolio.',
  }),
});

/** The schema of demo/: a key for each file, and for each folder, which has a file for each firm, named by its slug. */
export const demoSchema = {
  accounts: only({
    password: Type.String({ description: 'Of the six accounts that can be signed in to.' }),
    accounts: Type.Array(
      only({
        slug,
        name: personName,
        phone: Type.Optional(text),
        isStaff: Type.Optional(Type.Literal(true)),
        isIntegrator: Type.Optional(Type.Literal(true)),
      }),
    ),
    clients: Type.Array(only({ slug, name: personName, phone: text }), {
      description: 'Who wrote to the demo firms. They have no password.',
    }),
  }),
  listing: only({
    designers: inListing,
    vendors: inListing,
    firstPart: Type.Array(slug, {
      description:
        'The firms that the first demo data had; an installation that has it keeps its changes to them.',
    }),
  }),
  designers: designer,
  vendors: vendor,
  portfolios: Type.Array(
    only({
      owner: slug,
      items: Type.Array(
        only({
          file: mediaFile,
          title: text,
          category: Type.Enum(portfolioCategories.map(({ id }) => id)),
          description: text,
        }),
        { description: 'Newest first.' },
      ),
    }),
  ),
  requests: Type.Array(request, { description: 'Newest first.' }),
  answers: only({
    hours: Type.Record(slug, Type.Integer({ minimum: 1, maximum: 200 }), {
      description: 'Within how many hours of the day a firm usually answers.',
    }),
    away: Type.Array(
      only({
        firm: slug,
        days: Type.Integer({ minimum: 1, maximum: 365, description: 'From today.' }),
      }),
    ),
    unanswered: Type.Array(request, { description: 'Requests that are closed at the start.' }),
  }),
  evidence: Type.Array(
    only({
      firm: slug,
      kind: Type.Enum(evidenceKinds.map(({ id }) => id)),
      number: text,
      holder: Type.Optional(text),
      document: Type.Optional(Type.Enum(['plain', 'locked'])),
      /** Days are counted from today, backwards and forwards; without a check it waits. */
      checked: Type.Optional(
        only({ where: text, daysAgo: count, daysLeft: Type.Integer({ minimum: -365 }) }),
      ),
      refused: Type.Optional(text),
      renamedFrom: Type.Optional(text),
    }),
    { description: 'The longest waiting first.' },
  ),
  quotes: demoQuotes,
  conversations: Type.Array(
    only({
      client: Type.String({ description: 'Slug of the client.' }),
      firm: slug,
      messages: Type.Array(only({ by: Type.Enum(['client', 'firm']), at: text, text }), {
        description: 'Oldest first.',
        minItems: 1,
      }),
    }),
  ),
  clientReviews: Type.Array(
    only({
      firm: slug,
      by: Type.String({ description: 'Slug of the client.' }),
      asked: Type.Pick(request, ['project', 'text']),
      said: only({ firm: text, client: text }),
      stars: only({
        overall: rating,
        design: rating,
        communication: rating,
        time: rating,
        value: rating,
      }),
      text,
      wouldRecommend: Type.Optional(Type.Literal(false)),
      answer: Type.Optional(text),
      state: Type.Optional(
        Type.Enum(['waiting', 'hidden'], {
          description: 'waiting: its author’s address is not verified.',
        }),
      ),
    }),
    { description: 'Newest first. The request and messages are added where there are none.' },
  ),
  reviews: Type.Array(
    only({
      vendor: slug,
      by: Type.String({ description: 'Slug of the designer or architect.' }),
      stars: only({
        overall: rating,
        quality: rating,
        delivery: rating,
        communication: rating,
        value: rating,
      }),
      project: only({
        name: text,
        type: Type.Enum(reviewProjectTypes.map(({ id }) => id)),
        value: Type.Optional(count),
      }),
      text,
      wouldRecommend: Type.Optional(Type.Literal(false)),
      isEdited: Type.Optional(Type.Literal(true)),
      answer: Type.Optional(text),
      reports: Type.Optional(
        Type.Array(
          only({
            by: slug,
            reason: Type.Enum(reviewReportReasons.map(({ id }) => id)),
            text: Type.String(),
          }),
        ),
      ),
    }),
    { description: 'Each vendor’s newest first.' },
  ),
  projects: Type.Array(
    only({
      owner: slug,
      title: text,
      kind: Type.Enum(portfolioCategories.map(({ id }) => id)),
      city: Type.Optional(text),
      year: count,
      area: Type.Optional(Type.Integer({ minimum: 1, description: 'Square feet.' })),
      cost: Type.Optional(only({ min: count, max: count })),
      months: count,
      materials: Type.Optional(Type.Array(text)),
      story: text,
      photographer: Type.Optional(text),
      suppliers: Type.Optional(Type.Array(slug, { description: 'Vendors.' })),
      items: Type.Array(
        only({
          title: Type.String({ description: 'Of an item of its portfolio.' }),
          room: Type.Enum(projectRooms.map(({ id }) => id)),
        }),
        { minItems: 1 },
      ),
    }),
    { description: 'Each firm’s first to last.' },
  ),
  boards: Type.Array(
    only({
      owner: Type.String({ description: 'Slug of the account.' }),
      title: text,
      things: Type.Array(
        only({
          firm: slug,
          item: Type.Optional(
            Type.String({
              description: 'Title of an item of its portfolio; without it, the firm.',
            }),
          ),
          post: Type.Optional(
            Type.Integer({ minimum: 0, description: 'Place of a post, 0 for its newest.' }),
          ),
          note: Type.Optional(text),
        }),
        { description: 'First to last.' },
      ),
    }),
    { description: 'Each account’s oldest first.' },
  ),
};

type Named<Firm> = Firm & { slug: string };
export type DemoDesigner = Named<Static<typeof designer>>;
export type DemoVendor = Named<Static<typeof vendor>>;
export type DemoLink = Static<typeof link>;
export type DemoAccounts = Static<typeof demoSchema.accounts>;
export type DemoPortfolio = Static<typeof demoSchema.portfolios>[number];
export type DemoConversation = Static<typeof demoSchema.conversations>[number];
export type DemoRequest = Static<typeof request>;
export type DemoAnswers = Static<typeof demoSchema.answers>;
export type DemoEvidence = Static<typeof demoSchema.evidence>;
export type DemoBoard = Static<typeof demoSchema.boards>[number];
export type DemoProject = Static<typeof demoSchema.projects>[number];
export type DemoClientReview = Static<typeof demoSchema.clientReviews>[number];
export type DemoReview = Static<typeof demoSchema.reviews>[number];

/** What the files of demo/ say. */
export interface DemoContent {
  accounts: DemoAccounts;
  designers: { listed: DemoDesigner[]; unlisted: DemoDesigner[] };
  vendors: { listed: DemoVendor[]; unlisted: DemoVendor[] };
  /** Slugs of the firms that the first demo data had. */
  firstPart: ReadonlySet<string>;
  portfolios: DemoPortfolio[];
  requests: DemoRequest[];
  conversations: DemoConversation[];
  quotes: DemoQuotes;
  answers: DemoAnswers;
  evidence: DemoEvidence;
  reviews: DemoReview[];
  clientReviews: DemoClientReview[];
  boards: DemoBoard[];
  projects: DemoProject[];
}
