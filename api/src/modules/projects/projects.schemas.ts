import {
  portfolioCategories,
  projectLimits,
  projectMessages,
  projectRooms,
  projectStages,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import type { Faults } from '../../problems.ts';
import { rupees } from '../../schemas/firm.ts';
import { InstagramPost } from '../../schemas/instagram-post.ts';
import { nullable, nullableChoice, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { PortfolioItem } from '../../schemas/portfolio-item.ts';
import { reference } from '../../schemas/reference.ts';
import { aboveMaximum } from '../../validation/number-messages.ts';
import { currentYear } from '../firms/own-profile/basic-info.ts';

const limits = projectLimits;
const kinds = portfolioCategories.map(({ id }) => id);
const rooms = projectRooms.map(({ id }) => id);

const optional = {
  integer: (minimum: number, maximum: number, description: string) =>
    Type.Optional(nullable(Type.Integer({ minimum, maximum, description }))),
  text: (maxLength: number, description: string) =>
    Type.Optional(nullable(Type.String({ maxLength, description }))),
};

const placed = {
  room: nullableChoice(rooms, 'What it shows; null: not said'),
  shows: nullableChoice(projectStages, 'For what changed: the room before or after'),
};

const named = {
  title: Type.String({
    minLength: 1,
    maxLength: limits.titleMax,
    'x-messages': { blank: projectMessages.titleRequired },
  }),
  kind: Type.Enum(kinds, {
    description: 'A category of the portfolio',
    'x-messages': { blank: projectMessages.kindRequired },
  }),
};

const optionalFields = {
  city: optional.text(limits.cityMax, 'Blank: none'),
  year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: limits.yearMin,
        description: 'When it was finished; at most the current year',
        'x-messages': { minimum: projectMessages.yearTooEarly },
      }),
    ),
  ),
  area_sqft: optional.integer(limits.areaMin, limits.areaMax, 'Square feet'),
  cost_min: optional.integer(limits.costMin, limits.costMax, 'Whole rupees, at most `cost_max`'),
  cost_max: optional.integer(limits.costMin, limits.costMax, 'Whole rupees'),
  duration_months: optional.integer(limits.durationMin, limits.durationMax, 'Months'),
  materials: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: limits.materialMax }), {
      maxItems: limits.materialsMax,
    }),
  ),
  story: Type.Optional(Type.String({ maxLength: limits.storyMax, 'x-lines': true })),
  photographer: optional.text(limits.photographerMax, 'Who took the pictures; blank: not said'),
  cover_item_id: Type.Optional(
    nullable(Type.Integer({ description: 'One of its items; null: the first of them' })),
  ),
  suppliers: Type.Optional(
    Type.Array(Type.Integer(), {
      maxItems: limits.suppliersMax,
      description: 'Ids of verified vendors, in this order',
    }),
  ),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Integer(),
        room: Type.Optional(placed.room),
        shows: Type.Optional(placed.shows),
      }),
      {
        maxItems: limits.itemsMax,
        description:
          'All its items in order, of the own portfolio: what is left out is single again, and one of another project moves here',
      },
    ),
  ),
};

export const NewProject = Type.Object({ ...named, ...optionalFields });
export type NewProject = Static<typeof NewProject>;

/** What is not sent stays. */
export const ProjectChange = Type.Partial(NewProject);
export type ProjectChange = Static<typeof ProjectChange>;

/** A project was not finished in a year to come, and its costs are the right way round. */
export function projectFaults({ year, cost_min: min, cost_max: max }: ProjectChange): Faults {
  const sentence = projectMessages.yearInFuture;
  return {
    ...((year ?? 0) > currentYear() && { year: [{ code: 'max_value', sentence }] }),
    ...((min ?? 0) > (max ?? Number.POSITIVE_INFINITY) && { cost_min: [aboveMaximum('cost_max')] }),
  };
}

export const ProjectOrder = Type.Object({
  ids: Type.Array(Type.Integer(), {
    maxItems: limits.projectsMax,
    description:
      'Own projects, first to last; own projects that are not named come before them, newest first',
  }),
});

const facts = {
  id: Type.Integer(),
  title: Type.String(),
  city: nullableText(),
  year: nullableInteger('When it was finished'),
  kind: Type.Enum(kinds),
  area_sqft: nullableInteger('Square feet'),
  cost_min: rupees('At least'),
  cost_max: rupees('At most'),
  duration_months: nullableInteger('Months'),
  materials: Type.Array(Type.String()),
  story: Type.String({ description: 'Empty where there is none' }),
  photographer: nullableText(),
  updated_at: Type.String({ format: 'date-time' }),
};

const supplier = Type.Object({ id: Type.Integer(), name: Type.String(), city: nullableText() });
const suppliers = Type.Array(supplier, {
  maxItems: limits.suppliersMax,
  description: 'Vendors whose pages everybody can open',
});

export const OwnProjectItem = Type.Object(
  { ...PortfolioItem.properties, ...placed },
  { $id: 'OwnProjectItem' },
);

/** A project as its firm sees it. */
export const OwnProject = Type.Object(
  {
    ...facts,
    cover_item_id: nullableInteger(
      'The item that was chosen; null: the first is shown that is not of before',
    ),
    suppliers,
    items: Type.Array(reference(OwnProjectItem), { description: 'In order' }),
    to: Type.String({ description: 'Path of its page, which it has while it has items' }),
    created_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'OwnProject' },
);

const cover = reference(InstagramPost);
const to = Type.String({ description: 'Path of its page' });

/** A project in a list. */
export const ProjectCard = Type.Object(
  {
    id: facts.id,
    title: facts.title,
    city: facts.city,
    year: facts.year,
    kind: facts.kind,
    items_count: Type.Integer({ description: 'Pictures and videos, at least 1' }),
    cover,
    to,
  },
  { $id: 'ProjectCard' },
);

export const ProjectCards = Type.Object({
  results: Type.Array(reference(ProjectCard), { description: 'In the order of the firm' }),
});

/** An item of a project with the fields of a post; the caption is its title. */
export const ProjectItem = Type.Object(
  { ...InstagramPost.properties, ...placed },
  { $id: 'ProjectItem' },
);
type ProjectItem = Static<typeof ProjectItem>;

const neighbour = (description: string) =>
  Type.Union([reference(ProjectCard), Type.Null()], { description });

/** A project as its page shows it. */
export const Project = Type.Object(
  {
    ...facts,
    cover,
    to,
    items: Type.Array(reference(ProjectItem), { description: 'In order, at least 1' }),
    before_after: Type.Array(
      Type.Unsafe<[ProjectItem, ProjectItem]>({
        type: 'array',
        prefixItems: [reference(ProjectItem), reference(ProjectItem)],
        minItems: 2,
        maxItems: 2,
      }),
      { description: 'Of each room the first item before with the first after' },
    ),
    suppliers,
    firm: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      city: nullableText(),
      minimum: rupees('The smallest project or order that it takes'),
      user_id: Type.Integer({ description: 'The account that it belongs to' }),
      is_verified: Type.Boolean({ description: 'false: only that account and operators see it' }),
    }),
    next: neighbour('The next one of the firm, after its last the first'),
    previous: neighbour('The one before it, likewise'),
  },
  { $id: 'Project' },
);
