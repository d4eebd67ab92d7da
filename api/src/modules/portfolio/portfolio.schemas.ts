import { portfolioCategories, portfolioLimits, portfolioMessages } from '@aangan/domain';
import { type Static, Type } from 'typebox';

const { titleMax, descriptionMin, descriptionMax, itemsMax } = portfolioLimits;
const { titleRequired, descriptionRequired, descriptionTooShort, categoryRequired } =
  portfolioMessages;

const fields = {
  title: Type.String({ minLength: 1, maxLength: titleMax, 'x-messages': { blank: titleRequired } }),
  description: Type.String({
    minLength: descriptionMin,
    maxLength: descriptionMax,
    'x-lines': true,
    'x-messages': { blank: descriptionRequired, minLength: descriptionTooShort },
  }),
  category: Type.Enum(
    portfolioCategories.map(({ id }) => id),
    { 'x-messages': { blank: categoryRequired } },
  ),
};

/** The texts of a new item. Its file comes in the field `images`. */
export const NewItemFields = Type.Object({
  ...fields,
  media_type: Type.Optional(
    Type.Enum(['IMAGE', 'VIDEO'], { description: 'Accepted; the bytes of the file decide' }),
  ),
  own_work: Type.Optional(
    Type.Enum(['true'], {
      description: 'Whether the firm says that this is its own work, where it looks like another’s',
    }),
  ),
});
export type NewItemFields = Static<typeof NewItemFields>;

/** The form of a new item, for the OpenAPI document. */
export const NewItemForm = Type.Object({
  ...NewItemFields.properties,
  images: Type.String({
    format: 'binary',
    description: 'One JPG, PNG, HEIC, WebP, AVIF, GIF, MP4 or MOV file of less than 10 MB',
  }),
});

/** What may be changed of an item: what is not sent stays. */
export const ItemChange = Type.Partial(Type.Object(fields));
export type ItemChange = Static<typeof ItemChange>;

export const ItemOrder = Type.Object({
  ids: Type.Array(Type.Integer(), {
    maxItems: itemsMax,
    description: 'Own items, first to last; own items that are not named come before them',
  }),
});
export type ItemOrder = Static<typeof ItemOrder>;

export const ProfilePicture = Type.Object({ portfolio_item_id: Type.Integer() });
