import { matchDecisions, operatorLimits } from '@aangan/domain';
import { Type } from 'typebox';
import { nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const kinds = Type.Enum([...matchDecisions]);

/** What a firm published, as operators see it. */
export const MatchedThing = Type.Object(
  {
    firm: Type.Object({
      kind: Type.Enum(['designer', 'vendor']),
      id: Type.Integer(),
      name: Type.String(),
    }),
    title: Type.String({ description: 'Of a post: its caption' }),
    picture: Type.String({ description: 'Path of the picture, or of the still of a video' }),
    published_at: Type.String({ format: 'date-time' }),
    is_hidden: Type.Boolean(),
  },
  { $id: 'MatchedThing' },
);

/** A picture that looks like one that another firm published earlier. */
export const PictureMatch = Type.Object(
  {
    id: Type.Integer(),
    distance: Type.Integer({ description: 'Bits of 128 that differ' }),
    found_at: Type.String({ format: 'date-time' }),
    confirmed_at: nullableText('When its firm said that it is its own work'),
    later: reference(MatchedThing),
    earlier: reference(MatchedThing),
    decision: Type.Union([
      Type.Object({
        kind: kinds,
        reason: Type.String(),
        decided_at: Type.String({ format: 'date-time' }),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'PictureMatch' },
);

export const PictureMatchPage = pageOf(reference(PictureMatch), 'PictureMatchPage');

export const MatchDecisionBody = Type.Object({
  kind: kinds,
  why: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
});
