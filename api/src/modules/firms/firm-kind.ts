import type { CatalogueGroup } from '@aangan/domain';
import type { OwnerColumn } from './firm.columns.ts';

/** What is different about designers and vendors where the same is done with both. */
export interface FirmKind {
  table: 'designer_profile' | 'vendor_profile';
  owner: OwnerColumn;
  /** Where they are under `/api/designers/`. */
  path: 'profiles' | 'vendors';
  catalogue: readonly CatalogueGroup[];
  /** SQL that writes the JSON of a listing's card, of the public profile, of one's own profile. */
  cardJson: string;
  profileJson: string;
  ownJson: string;
}
