import { accountLabels } from './account-labels.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { otherLabels } from './choice-labels.ts';
import { placeRows } from './place-rows.ts';
import type { SentenceTemplate } from './sentence-templates.ts';

const places = placeRows.split(',').map((row): SentenceTemplate => {
  const [english = '', hindi = ''] = row.trim().split(':');
  return [english, hindi];
});

/** What pages show for values of the API, which are English: labels of catalogues and choices, and names of places. */
export const hindiLabels: readonly SentenceTemplate[] = [
  ...Object.entries(catalogueLabels),
  ...Object.entries(otherLabels),
  ...Object.entries(accountLabels),
  ...places,
];
