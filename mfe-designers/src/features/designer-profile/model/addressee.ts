import type { Addressee } from '@aangan/host';
import type { DesignerProfileData } from '../api/designer-profile.ts';

/** The firm as the recipient of a connection request. */
export function addresseeOf(
  designer: Pick<DesignerProfileData, 'id' | 'full_name' | 'min_project_budget' | 'away_until'>,
): Addressee {
  return {
    kind: 'designer',
    id: designer.id,
    name: designer.full_name,
    minimumBudget: designer.min_project_budget,
    awayUntil: designer.away_until,
  };
}
