import { Type } from 'typebox';
import { nullableInteger, nullableText } from './nullable.ts';

/** What a page needs to reserve space for a picture and to show its colour until it has loaded. */
export const mediaFacts = {
  media_width: nullableInteger('Pixels'),
  media_height: nullableInteger('Pixels'),
  alt_text: Type.String({ description: 'What the picture shows, for those who cannot see it' }),
  dominant_color: nullableText('#rrggbb'),
};
