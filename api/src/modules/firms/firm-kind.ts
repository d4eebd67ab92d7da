import type { CatalogueGroup } from '@aangan/domain';
import type { OwnerColumn } from './firm.columns.ts';

/** What differs between designers and vendors where both are handled alike. */
export interface FirmKind {
  table: 'designer_profile' | 'vendor_profile';
  owner: OwnerColumn;
  /** The column of its name. */
  name: 'full_name' | 'company_name';
  /** What the notes of public changes call it. */
  subject: 'designer' | 'vendor';
  /** Where they are under `/api/designers/`. */
  path: 'profiles' | 'vendors';
  catalogue: readonly CatalogueGroup[];
  /** The column of the smallest project or order that it takes, in whole rupees; none or zero is no minimum. */
  minimum: 'min_project_budget' | 'min_order_value';
  /** SQL of the years of experience that its card shows. */
  experience: string;
  /** SQL that writes the JSON of a listing's card, of the public profile, of the own profile, of a comparison. */
  cardJson: string;
  profileJson: string;
  ownJson: string;
  comparedJson: string;
}
