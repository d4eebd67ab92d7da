import { answerSpeeds } from './answer-times.ts';
import type { CatalogueGroup, CatalogueItem } from './catalogue.ts';
import { designStyles } from './design-styles.ts';
import { projectRooms } from './projects.ts';

/** The kind of firm in a listing. */
export type ListedFirm = 'designer' | 'vendor';

/** A listing of firms: their kind, and the catalogue of its categories. */
export interface Listing {
  of: ListedFirm;
  catalogue: readonly CatalogueGroup[];
}

/**
 * What a filter's value is: `text`, words; `category`, an id of the catalogue; `one` or `many`, slugs of choices that
 * the API counts; `amount`, rupees as they were typed (see `readTypedAmount`).
 */
type FilterKind = 'text' | 'category' | 'one' | 'many' | 'amount';

/** A text with `{value}` in it, as the macros of messages make them; it is shown in the page's language. */
interface RuleMessage {
  id: string;
  message: string;
}

/** A field of the filter form. The row shows fields in the order of the records, with "Sort by" last. */
interface FilterField {
  label: RuleMessage;
  /** What the field shows while nothing is chosen: "Any city". */
  unset: RuleMessage;
  /** The field's place in the sheet, from the top, after "Sort by". */
  inSheet: number;
  /** The label of an applied value: "Delivers to Goa". */
  chip: RuleMessage;
  /** Says that a value of the address was left out. `{message}` is why the API did not understand it. */
  refused: RuleMessage;
  /** Says that too many values were left out, as only filters of the kind `many` can have. */
  refusedAll?: RuleMessage;
}

/** Everything about a filter except its SQL, which is in the API. */
export interface FilterRecord {
  kind: FilterKind;
  /** The listings that have it. */
  of: readonly ListedFirm[];
  /** The filter that this one depends on: unsetting that filter unsets this one. */
  within?: 'group';
  /** What the facets of a listing call its choices. */
  choices?: 'cities' | 'areas' | 'project_cities' | 'styles' | 'rooms' | 'answers';
  /** What it can be, where that does not depend on the firms. */
  options?: readonly CatalogueItem[];
  /** Undefined if the filter is chosen elsewhere on the page. */
  field?: FilterField;
  /** Its values after "Without", for a listing with no match: "the budget of ₹5,00,000". */
  without: RuleMessage;
  /**
   * What follows the name of the firms in a listing narrowed by this filter: "in Pune". A listing narrowed to one value
   * is then a page of its own, with a canonical address and an entry in the sitemap. Only for the kind `many`.
   */
  ownPage?: RuleMessage;
}

const itself: RuleMessage = { id: 'rules.filter-value', message: '{value}' };

const all: readonly ListedFirm[] = ['designer', 'vendor'];

const anyCity: RuleMessage = { id: 'rules.filter-any-city', message: 'Any city' };
const noCity: RuleMessage = {
  id: 'rules.filter-no-city',
  message: 'There is no city “{value}” here. The list is shown without it.',
};

/** Every filter of the listings, by the name of its parameter. Addresses name them in this order. */
const records = {
  search: { kind: 'text', of: all, without: { id: 'rules.filter-words', message: '“{value}”' } },
  group: { kind: 'category', of: all, without: itself },
  specialization: { kind: 'category', of: all, within: 'group', without: itself },
  city: {
    kind: 'many',
    of: all,
    choices: 'cities',
    field: {
      label: { id: 'rules.filter-city', message: 'City' },
      unset: anyCity,
      inSheet: 5,
      chip: itself,
      refused: noCity,
      refusedAll: {
        id: 'rules.filter-too-many-cities',
        message: 'Those are too many cities at once. The list is shown without them.',
      },
    },
    without: itself,
    ownPage: { id: 'rules.filter-in-city', message: 'in {value}' },
  },
  projects_in: {
    kind: 'one',
    of: all,
    choices: 'project_cities',
    field: {
      label: { id: 'rules.filter-projects', message: 'Has projects in' },
      unset: anyCity,
      inSheet: 6,
      chip: { id: 'rules.filter-projects-in', message: 'Projects in {value}' },
      refused: noCity,
    },
    without: { id: 'rules.filter-the-projects', message: 'projects in {value}' },
  },
  style: {
    kind: 'many',
    of: ['designer'],
    choices: 'styles',
    options: designStyles,
    field: {
      label: { id: 'rules.filter-style', message: 'Style' },
      unset: { id: 'rules.filter-any-style', message: 'Any style' },
      inSheet: 3,
      chip: itself,
      refused: {
        id: 'rules.filter-no-style',
        message: 'There is no style “{value}”. The list is shown without it.',
      },
      refusedAll: {
        id: 'rules.filter-too-many-styles',
        message: 'Those are too many styles at once. The list is shown without them.',
      },
    },
    without: { id: 'rules.filter-the-style', message: 'the style {value}' },
    ownPage: { id: 'rules.filter-in-style', message: 'in {value} style' },
  },
  room: {
    kind: 'many',
    of: all,
    choices: 'rooms',
    options: projectRooms,
    field: {
      label: { id: 'rules.filter-room', message: 'Rooms' },
      unset: { id: 'rules.filter-any-room', message: 'Any room' },
      inSheet: 4,
      chip: itself,
      refused: {
        id: 'rules.filter-no-room',
        message: 'There is no room “{value}”. The list is shown without it.',
      },
      refusedAll: {
        id: 'rules.filter-too-many-rooms',
        message: 'Those are too many rooms at once. The list is shown without them.',
      },
    },
    without: { id: 'rules.filter-the-room', message: 'projects with {value}' },
  },
  budget: {
    kind: 'amount',
    of: all,
    field: {
      label: { id: 'rules.filter-budget', message: 'Your budget' },
      unset: { id: 'rules.filter-budget-example', message: '18.5 lakh' },
      inSheet: 1,
      chip: { id: 'rules.filter-up-to', message: 'Up to {value}' },
      refused: {
        id: 'rules.filter-budget-unknown',
        message:
          'The budget “{value}” was not understood, so the list is shown without it. {message}.',
      },
    },
    without: { id: 'rules.filter-the-budget', message: 'the budget of {value}' },
  },
  area: {
    kind: 'one',
    of: ['vendor'],
    choices: 'areas',
    field: {
      label: { id: 'rules.filter-area', message: 'Delivers to' },
      unset: { id: 'rules.filter-anywhere', message: 'Anywhere' },
      inSheet: 2,
      chip: { id: 'rules.filter-delivers-to', message: 'Delivers to {value}' },
      refused: {
        id: 'rules.filter-no-area',
        message: 'There is no delivery area “{value}”. The list is shown without it.',
      },
    },
    without: { id: 'rules.filter-delivery-to', message: 'delivery to {value}' },
  },
  answers: {
    kind: 'one',
    of: all,
    choices: 'answers',
    options: answerSpeeds,
    field: {
      label: { id: 'rules.filter-answers', message: 'Answers requests' },
      unset: { id: 'rules.filter-any-time', message: 'Any time' },
      inSheet: 7,
      chip: { id: 'rules.filter-answers-chip', message: 'Answers within a day' },
      refused: {
        id: 'rules.filter-no-answers',
        message: 'There is no time to answer “{value}”. The list is shown without it.',
      },
    },
    without: { id: 'rules.filter-an-answer', message: 'an answer within a day' },
  },
} satisfies Record<string, FilterRecord>;

export type ListingFilterName = keyof typeof records;

/** The record of each filter. */
export const listingFilters: Readonly<Record<ListingFilterName, FilterRecord>> = records;

/** What the facets of a listing call the choices of a filter. */
export type ChoicesName = NonNullable<FilterRecord['choices']>;

/** The filters whose choices the API counts. */
export type FilterWithChoices = {
  [Name in ListingFilterName]: (typeof records)[Name] extends { choices: ChoicesName }
    ? Name
    : never;
}[ListingFilterName];

/** The parts of a filter that narrow a listing, as the API names them. */
export const listingFilterNames = Object.keys(records) as ListingFilterName[];

type ValueOf<Kind> = Kind extends 'many' ? readonly string[] : string;

/**
 * What narrows and orders a listing; '' and [] are unset. Category ids exist in the catalogue, and a specialization
 * belongs to the group. Other values are unchecked, as in the address but without repeats: only the API knows them.
 */
export type ListingFilter = {
  [Name in ListingFilterName]: ValueOf<(typeof records)[Name]['kind']>;
} & {
  /** One of `listingSorts`; '' is the usual order. */
  sort: string;
};
