import { type Static, Type } from 'typebox';
import { nullableInteger, nullableText } from './nullable.ts';

/** A video that becomes an item once it is converted. */
export const PreparingItem = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String(),
    place: nullableInteger('Place in line, 1 for the first; null once there is a problem'),
    problem: nullableText('Why it cannot become an item'),
    created_at: Type.String(),
  },
  { $id: 'PreparingItem' },
);
export type PreparingItem = Static<typeof PreparingItem>;
