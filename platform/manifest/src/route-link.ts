import Type, { type Static } from 'typebox';
import { ApiAddress } from './addresses.ts';
import { SlotName } from './slot-declarations.ts';
import { textInLanguages } from './texts-in-languages.ts';

/** A link to a page, in a slot of the shell. */
export const RouteLink = Type.Object(
  {
    /** The slot of the shell that it is in. */
    slot: Type.Optional(SlotName),
    /** Deprecated: what `header.links` and `account.menu` were called before they were slots. */
    place: Type.Optional(
      Type.Union([Type.Literal('header'), Type.Literal('account-menu')], {
        description: 'header or account-menu',
        deprecated: true,
      }),
    ),
    label: textInLanguages(40),
    /** Lower numbers come first. */
    order: Type.Integer(),
    /** The API address of a signed-in visitor's number of new items; it answers `{ count }`. */
    count: Type.Optional(ApiAddress),
  },
  { additionalProperties: false },
);
export type RouteLink = Static<typeof RouteLink>;
