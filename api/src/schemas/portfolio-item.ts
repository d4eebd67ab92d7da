import { Type } from 'typebox';
import { mediaFacts } from './media.ts';
import { nullableInteger, nullableText } from './nullable.ts';
import { reference } from './reference.ts';

/** A firm that published a picture that looks the same. */
export const LooksLike = Type.Object(
  { firm_name: Type.String(), published_at: Type.String({ format: 'date-time' }) },
  { $id: 'LooksLike' },
);

export const PortfolioItem = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String(),
    description: Type.String(),
    category: Type.Enum([
      'residential',
      'commercial',
      'hospitality',
      'retail',
      'office',
      'restaurant',
      'healthcare',
      'education',
      'other',
    ]),
    media_type: Type.Enum(['IMAGE', 'VIDEO']),
    image_url: nullableText('Path of the picture, or of the still of a video'),
    images: Type.Array(Type.String(), { description: 'The picture; none for a video' }),
    video_url: nullableText('Path of the video'),
    is_profile_picture: Type.Boolean(),
    project_id: nullableInteger('The project that it is in'),
    is_hidden: Type.Optional(
      Type.Boolean({ description: 'Whether an operator has hidden it from all but its firm' }),
    ),
    created_at: Type.String({ format: 'date-time' }),
    looks_like: Type.Optional(
      Type.Array(reference(LooksLike), {
        description:
          'Of a new item: at most three other firms that published a picture earlier that looks the same',
      }),
    ),
    ...mediaFacts,
  },
  { $id: 'PortfolioItem' },
);
