import { Type } from 'typebox';
import { nullableInteger, nullableText } from './nullable.ts';

/** What a page needs to reserve the room of a picture and to paint it before it has arrived. */
export const mediaFacts = {
  media_width: nullableInteger('Pixels'),
  media_height: nullableInteger('Pixels'),
  alt_text: Type.String({ description: 'What the picture shows, for those who cannot see it' }),
  dominant_color: nullableText('#rrggbb'),
};
