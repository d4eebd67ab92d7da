import {
  answerSpeeds,
  areaTitleOf,
  type CatalogueItem,
  deliveryAreaOf,
  designStyles,
  type FilterWithChoices,
  findGroup,
  type ListingFilter,
  type ListingFilterName,
  phrasesCovering,
  projectRooms,
} from '@aangan/domain';
import { citySlugOf, cityTitleOf } from '@aangan/domain/indian-cities';
import { type RawBuilder, sql } from 'kysely';
import type { ValueCount } from '../../../plugins/guest-cache/guest-cache.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type ChoiceCount, countAreas, countEach } from './count-choices.ts';
import {
  type HasFirmIn,
  knownCity,
  type Read,
  readMany,
  readOne,
  readRupees,
} from './read-values.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';
import { areIn, deciding, type ReadRows } from './terms-in.ts';

/** What each filter is read as. */
export interface FilterValues {
  /** All that are not common must be found. */
  search: readonly SearchTerm[];
  /** The ids of the group's sub-categories; firms have one of them. */
  group: readonly string[];
  specialization: string;
  /** All slugs of the cities, former names too; firms are in one of them. */
  city: readonly string[];
  /** All slugs of the city that projects are in, former names too. */
  projects_in: readonly string[];
  /** Firms have one of them. */
  style: readonly string[];
  /** Firms have a public project with one of them. */
  room: readonly string[];
  /** Whole rupees: the firm's minimum is at most that, or there is none. */
  budget: number;
  /** The slug of an area that a vendor delivers to. */
  area: string;
  /** The only one that there is: within a day. */
  answers: 'day';
}

/** How the API reads a filter and what it asks the database. */
interface FilterQuery<Value, Given> {
  /** For the API's document. */
  about?: string;
  read: (given: Given, kind: FirmKind, hasFirmIn: HasFirmIn) => Read<Value> | Promise<Read<Value>>;
  /** As a condition on the profile `f`. */
  condition(value: Value, kind: FirmKind, rows: ReadRows): RawBuilder<unknown>;
  choices?: FilterChoices<Value>;
}

/** How the choices of a filter are counted. */
interface FilterChoices<Value> {
  /** What of the profile `f` tells which of them it is. */
  by: RawBuilder<unknown>;
  /** The firms of each choice, from how often there is each value. */
  count: (values: readonly ValueCount[], chosen: readonly string[]) => ChoiceCount[];
  /** The slugs of what is chosen. */
  chosen(value: Value): readonly string[];
  titleOf: (slug: string) => string;
}

type Filters = {
  [Name in ListingFilterName]: FilterQuery<FilterValues[Name], ListingFilter[Name] | undefined>;
} & {
  [Name in FilterWithChoices]: { choices: FilterChoices<FilterValues[Name]> };
};

const idsOf = (options: readonly CatalogueItem[]) => options.map(({ id }) => id).join(', ');

/** A filter of fixed options, of which a firm has those in an array. */
function oneOf(
  options: readonly CatalogueItem[],
  column: RawBuilder<unknown>,
): Pick<
  Required<FilterQuery<readonly string[], readonly string[] | undefined>>,
  'read' | 'condition' | 'choices'
> {
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return {
    read: (given) => readMany(given, async (id) => (labels.has(id) ? [id] : null)),
    condition: (ids) => sql`${column} && ${ids}::text[]`,
    choices: {
      by: column,
      count: (values) => countEach(values, (id) => id).filter(({ slug }) => labels.has(slug)),
      chosen: (ids) => ids,
      titleOf: (id) => labels.get(id) ?? id,
    },
  };
}

const answersWithinDay = sql`f.answer_speeds && '{day}'`;

const filters: Filters = {
  search: {
    about: 'Name, city, address, words of the profile, or kind of work',
    read: (given) => ({ value: searchTerms(given) }),
    condition: (terms, _kind, rows) => areIn(sql`f.search_doc`, deciding(terms), rows),
  },
  group: {
    read: (given, { catalogue }) => ({
      value: findGroup(catalogue, given)?.items.map((item) => item.id),
    }),
    condition: (ids) => sql`f.specializations && ${ids}::text[]`,
  },
  specialization: {
    read: (given) => ({ value: given }),
    condition: (id) => sql`f.specializations && ${[id]}::text[]`,
  },
  city: {
    about: 'Slugs of cities, repeated for several: firms in one of them',
    read: (given, _kind, hasFirmIn) => readMany(given, (name) => knownCity(name, hasFirmIn)),
    condition: (slugs) => sql`f.city_slug = any (${slugs}::text[])`,
    choices: {
      by: sql`f.city_slug`,
      // Former names count to the present one.
      count: (values) => countEach(values, citySlugOf),
      chosen: (slugs) => slugs.map(citySlugOf),
      titleOf: cityTitleOf,
    },
  },
  projects_in: {
    about: 'The slug of a city: firms with a public project there',
    read: (given, _kind, hasFirmIn) =>
      readMany([String(given ?? '')], (name) => knownCity(name, hasFirmIn)),
    condition: (slugs) => sql`f.project_cities && ${slugs}::text[]`,
    choices: {
      by: sql`f.project_cities`,
      count: (values) => countEach(values, citySlugOf),
      chosen: (slugs) => slugs.map(citySlugOf),
      titleOf: cityTitleOf,
    },
  },
  style: {
    about: `Ids of styles, repeated for several: firms that have chosen one of them (${idsOf(designStyles)})`,
    ...oneOf(designStyles, sql`f.styles`),
  },
  room: {
    about: `Ids of rooms, repeated for several: firms with a public project that shows one of them (${idsOf(projectRooms)})`,
    ...oneOf(projectRooms, sql`f.rooms`),
  },
  budget: {
    about:
      'Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one',
    read: readRupees,
    condition: (rupees, kind) =>
      sql`(${minimumOf(kind)} <= ${rupees}::bigint or ${minimumOf(kind)} is null)`,
  },
  area: {
    about: 'The slug of a state, region or city that vendors deliver to',
    read: (given) => readOne(given, deliveryAreaOf),
    condition: (slug) => sql`f.area_phrases && ${[...phrasesCovering(slug)]}::text[]`,
    choices: {
      by: sql`f.area_phrases`,
      count: countAreas,
      chosen: (slug) => [slug],
      titleOf: areaTitleOf,
    },
  },
  answers: {
    about: 'day: firms that usually answer a request within a day',
    read: (given) => readOne(given, (text) => answerSpeeds.find(({ id }) => id === text)?.id),
    condition: () => answersWithinDay,
    choices: {
      by: sql`f.answer_speeds`,
      count: (values) => countEach(values, (id) => id),
      chosen: (id) => [id],
      titleOf: (id) => answerSpeeds.find((one) => one.id === id)?.label ?? id,
    },
  },
};

/** The same, where the filter is not known by its name: its value is then of that filter. */
export const filterQueries = filters as Readonly<
  Record<ListingFilterName, FilterQuery<unknown, unknown>>
>;

/** The firm's minimum in whole rupees. */
export const minimumOf = ({ minimum }: FirmKind) => sql.ref(`f.${minimum}`);
