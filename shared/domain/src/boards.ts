import type { SiteLanguage } from './languages.ts';

/** Boards of one account. */
export const maxBoards = 50;
/** Items of one board, and of one list of a guest's. */
export const maxBoardItems = 500;
/** Characters. */
export const maxBoardTitle = 60;
/** Characters. */
export const maxBoardNote = 2_000;

/** Items of a page of a board. */
export const boardPageSizes = { pageSizeDefault: 60, pageSizeMax: 60 } as const;
/** Cards that are asked for at once. */
export const maxThingCards = 60;

/** What can be saved: a firm, a project of one, a picture or video of a portfolio, a post of Instagram. */
export const thingKinds = ['designer', 'vendor', 'project', 'picture', 'post'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** The name of a thing, such as "designer-12" or "picture-81". */
export const thingPattern = `^(?:${thingKinds.join('|')})-[1-9][0-9]{0,14}$`;

export interface Thing {
  kind: ThingKind;
  /** Of the firm, the project, the portfolio item or the post. */
  id: number;
}

const named = new RegExp(thingPattern);

/** Reads the name of a thing: "post-7" → `{ kind: 'post', id: 7 }`; undefined for any other text. */
export function readThing(text: string): Thing | undefined {
  if (!named.test(text)) return undefined;
  const [kind, id] = text.split('-');
  return { kind: kind as ThingKind, id: Number(id) };
}

/** The title of the board that is made for the first thing that an account saves. */
export const firstBoardTitle: Readonly<Record<SiteLanguage, string>> = {
  en: 'Saved',
  hi: 'सेव किए हुए',
};

/** How many firms are compared. */
export const comparedFirms = { min: 2, max: 4 } as const;
