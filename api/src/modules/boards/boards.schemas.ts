import {
  maxBoardItems,
  maxBoardNote,
  maxBoardTitle,
  maxThingCards,
  thingKinds,
  thingPattern,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { InstagramPost } from '../../schemas/instagram-post.ts';
import { nullable, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const thingFacts = {
  description:
    'A kind and an id: designer, vendor, project, picture (of a portfolio, or a video), post',
  examples: ['designer-12', 'picture-81'],
};

/** The name of a thing in a path: a malformed one is 404, as an unknown one is, so the schema leaves it unchecked. */
export const thingParams = Type.Object({
  thing: Type.Unsafe<string>({
    type: 'string',
    pattern: thingPattern,
    'x-unchecked': true,
    ...thingFacts,
  }),
});

const thing = () => Type.String({ minLength: 1, pattern: thingPattern, ...thingFacts });
const instant = () => Type.String({ format: 'date-time' });
const noteInput = () =>
  Type.String({ maxLength: maxBoardNote, 'x-lines': true, description: 'Blank: none' });
const after = () =>
  Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        description: 'The item of the board that it follows; null: first',
      }),
    ),
  );

/** What is shown of a thing, on a board and to guests. */
export const ThingCard = Type.Object(
  {
    thing: Type.String(thingFacts),
    kind: Type.Enum([...thingKinds]),
    is_gone: Type.Boolean({
      description: 'Whether it is deleted or not public; all that follows is null then',
    }),
    title: nullableText(
      'The name of a firm, the title of a project or picture, the first line of a post; of a post without words the name of its firm',
    ),
    subtitle: nullableText(
      'The first specialization of a firm; the name of the firm of the others',
    ),
    city: nullableText('Of the project where it is said, else of the firm'),
    firm: Type.Union([
      Type.Object({
        kind: Type.Enum(['designer', 'vendor']),
        id: Type.Integer(),
        name: Type.String(),
      }),
      Type.Null(),
    ]),
    picture: Type.Union([reference(InstagramPost), Type.Null()], {
      description:
        'The thing itself, the cover of a project, or the newest post or portfolio item of a firm, with the fields of a post',
    }),
    to: nullableText('Path of its page'),
  },
  { $id: 'ThingCard' },
);

/** A thing on a board. */
export const BoardItem = Type.Object(
  {
    id: Type.Integer(),
    thing: Type.String(thingFacts),
    note: Type.String({ description: 'Empty where there is none' }),
    saved_at: instant(),
    card: reference(ThingCard),
  },
  { $id: 'BoardItem' },
);

const boardFacts = {
  id: Type.Integer(),
  title: Type.String(),
  items_count: Type.Integer({ description: `At most ${maxBoardItems}` }),
};

/** A board as the list of boards shows it. */
export const Board = Type.Object(
  {
    ...boardFacts,
    covers: Type.Array(reference(InstagramPost), {
      description: 'The first pictures on it, at most 3',
    }),
    updated_at: instant(),
    is_shared: Type.Boolean({ description: 'Whether a link leads to it' }),
  },
  { $id: 'Board' },
);

export const BoardList = Type.Object({
  boards: Type.Array(reference(Board), { description: 'Newest change first' }),
});

/** A link to a board, for everybody who has it. */
export const BoardLink = Type.Object(
  {
    token: Type.String({ description: 'The end of its address' }),
    created_at: instant(),
  },
  { $id: 'BoardLink' },
);

const items = pageOf(reference(BoardItem), 'BoardItemPage').properties;

/** A page of an own board. */
export const BoardPage = Type.Object(
  { ...boardFacts, link: Type.Union([reference(BoardLink), Type.Null()]), ...items },
  { $id: 'BoardPage' },
);

/** A page of a board that its owner shares. */
export const SharedBoardPage = Type.Object(
  {
    title: Type.String(),
    owner_first_name: Type.String(),
    items_count: boardFacts.items_count,
    ...items,
  },
  { $id: 'SharedBoardPage' },
);

export const BoardBody = Type.Object({
  title: Type.String({ minLength: 1, maxLength: maxBoardTitle }),
});

export const SavedThings = Type.Object({
  things: Type.Array(Type.String(thingFacts), { description: 'On any of the boards, each once' }),
});

export const SavedThing = Type.Object({
  board: Type.Object({ id: Type.Integer(), title: Type.String() }),
  item_id: Type.Integer(),
});

/** What sends removed items back: each as `POST /api/boards/{board_id}/items/` takes it. */
export const RemovedItems = Type.Object({
  items: Type.Array(
    Type.Object({
      board_id: Type.Integer(),
      thing: Type.String(thingFacts),
      note: Type.String(),
      after: nullable(Type.Integer({ description: 'The item that it followed; null: first' })),
    }),
  ),
});

export const NewItem = Type.Object({
  thing: thing(),
  note: Type.Optional(noteInput()),
  after: after(),
});
export type NewItem = Static<typeof NewItem>;

/** What is not sent stays. */
export const ItemChange = Type.Partial(
  Type.Object({
    note: noteInput(),
    board_id: Type.Integer({
      minimum: 1,
      description: 'An own board to move it to; there it is first, without `after`',
    }),
    after: after(),
  }),
);
export type ItemChange = Static<typeof ItemChange>;

export const JoinBody = Type.Object({
  items: Type.Array(
    Type.Object({
      thing: thing(),
      note: Type.Optional(noteInput()),
      saved_at: Type.String({
        format: 'date-time',
        description: 'One in the future counts as now',
      }),
    }),
    { maxItems: maxBoardItems },
  ),
});
export type JoinBody = Static<typeof JoinBody>;

export const Joined = Type.Object({
  joined: Type.Integer({ description: 'Things that were added' }),
  known: Type.Integer({ description: 'Things that were on a board already' }),
  gone: Type.Integer({ description: 'Things that are deleted or not public' }),
});
export type Joined = Static<typeof Joined>;

export const ThingsQuery = Type.Object({
  things: Type.String({
    minLength: 1,
    description: `At most ${maxThingCards}, with commas between them`,
    examples: ['designer-1,post-5'],
  }),
});

export const ThingCards = Type.Object({
  results: Type.Array(reference(ThingCard), { description: 'In the order asked for' }),
});
