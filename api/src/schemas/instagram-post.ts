import { Type } from 'typebox';
import { mediaFacts } from './media.ts';
import { nullableText } from './nullable.ts';

export const InstagramPost = Type.Object(
  {
    id: Type.Integer(),
    media_type: Type.Enum(['IMAGE', 'VIDEO']),
    media_url: Type.String({ description: 'Path of the picture or video on this origin' }),
    video_url: nullableText('The same path where the post is a video'),
    thumbnail_url: nullableText('Still of a video'),
    caption: Type.String(),
    permalink: nullableText(),
    posted_at: Type.String({ format: 'date-time' }),
    ...mediaFacts,
  },
  { $id: 'InstagramPost' },
);
