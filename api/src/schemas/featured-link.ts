import { Type } from 'typebox';
import { nullableText } from './nullable.ts';

export const FeaturedLink = Type.Object(
  {
    id: Type.Integer(),
    type: Type.Enum(['youtube', 'article', 'blog', 'catalogue', 'brochure']),
    url: Type.String(),
    title: Type.String(),
    image_url: nullableText(),
  },
  { $id: 'FeaturedLink' },
);
