import { type Endpoint, endpoint } from '@aangan/api-client/endpoints';
import { mediaTypeOf } from '../model/item-form.ts';
import type { PortfolioItem } from './list-items.ts';
import type { PreparingItem } from './preparing-items.ts';

interface NewItemFields {
  file: File;
  title: string;
  description: string;
  category: string;
  ownWork: boolean;
}

/** The request that adds an item, or puts a video in line that becomes one. Its file is sent as form data, which the OpenAPI types do not describe. */
export function newItem(
  { file, title, description, category, ownWork }: NewItemFields,
  idempotencyKey: string,
): Endpoint<PortfolioItem | PreparingItem> {
  const data = new FormData();
  data.set('title', title.trim());
  data.set('description', description.trim());
  data.set('category', category);
  data.set('media_type', mediaTypeOf(file) ?? 'IMAGE');
  if (ownWork) data.set('own_work', 'true');
  data.set('images', file);
  return { ...endpoint('post', '/designers/portfolio/', { idempotencyKey }), data };
}
