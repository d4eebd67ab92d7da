import { quoteLimits } from '@aangan/domain/quotes';
import { Type } from 'typebox';
import { type Faults, message } from '../../problems.ts';
import { reference } from '../../schemas/reference.ts';
import { gst, partId, QuoteContent, quoteBody, rate, unit, what } from './quotes.schemas.ts';

export const TemplateBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: quoteLimits.titleMax }),
  content: quoteBody,
});
export const templateCard = {
  id: Type.Integer(),
  name: Type.String(),
  updated_at: Type.String({ format: 'date-time' }),
};
export const QuoteTemplate = Type.Object(
  { ...templateCard, content: reference(QuoteContent) },
  { $id: 'QuoteTemplate' },
);
const items = Type.Array(Type.Object({ id: partId, what, unit, rate, gst }), {
  maxItems: quoteLimits.pricesMax,
});
export const PriceList = Type.Object(
  { revision: Type.Integer({ description: '0 before anything was saved' }), items },
  { $id: 'PriceList' },
);
export const PriceListBody = Type.Object({
  revision: Type.Integer({
    minimum: 0,
    maximum: 2_147_483_646,
    description: 'The one that was read',
  }),
  items,
});

/** No two prices have one id. */
export const priceFaults = ({ items: given = [] }: { items?: { id: string }[] }): Faults =>
  new Set(given.map(({ id }) => id)).size < given.length ? { items: [message('repeated_id')] } : {};
