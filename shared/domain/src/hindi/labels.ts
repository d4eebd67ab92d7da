import { accountLabels, deviceLabels } from './account-labels.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { otherLabels } from './choice-labels.ts';
import { placeLabels } from './place-labels.ts';
import type { SentenceTemplate } from './sentence-templates.ts';

/** What pages show for values of the API, which are English: labels of catalogues and choices, and names of places. */
export const hindiLabels: readonly SentenceTemplate[] = [
  ...Object.entries(catalogueLabels),
  ...Object.entries(otherLabels),
  ...Object.entries(accountLabels),
  ...deviceLabels,
  ...placeLabels,
];
