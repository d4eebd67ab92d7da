import { Type } from 'typebox';
import { mediaFacts } from './media.ts';
import { nullableInteger, nullableText } from './nullable.ts';

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
    created_at: Type.String({ format: 'date-time' }),
    ...mediaFacts,
  },
  { $id: 'PortfolioItem' },
);
