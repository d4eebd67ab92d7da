import { type Static, Type } from 'typebox';
import { nullable, nullableText } from './nullable.ts';

const linkTypes = ['youtube', 'article', 'blog', 'catalogue', 'brochure'] as const;

export const FeaturedLink = Type.Object(
  {
    id: Type.Integer(),
    type: Type.Enum([...linkTypes]),
    url: Type.String(),
    title: Type.String(),
    image_url: nullableText(),
  },
  { $id: 'FeaturedLink' },
);

export type LinkType = (typeof linkTypes)[number];

/** A link as a firm gives it. One that lacks url or title is left out. */
export function featuredLinkInput(types: readonly LinkType[]) {
  return Type.Object({
    type: Type.Optional(Type.Enum([...types])),
    url: Type.Optional(nullable(Type.String({ format: 'web-url', maxLength: 2000 }))),
    title: Type.Optional(nullable(Type.String({ maxLength: 300 }))),
    image_url: Type.Optional(nullable(Type.String({ format: 'picture-url', maxLength: 2000 }))),
  });
}
export type FeaturedLinkInput = Static<ReturnType<typeof featuredLinkInput>>;
