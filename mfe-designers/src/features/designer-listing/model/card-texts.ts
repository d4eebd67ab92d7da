import { designerCatalogue, itemLabel } from '@aangan/domain';
import type { DesignerCardData } from '../api/designer-card.ts';

/**
 * The card's subtitle: the first shown specialization in lower case, else the label of the
 * specialization's id, else its raw value.
 */
export function subtitleOf(
  designer: Pick<DesignerCardData, 'specialization' | 'specializations_display'>,
): string {
  const first = designer.specializations_display[0];
  if (first) return first.toLowerCase();
  return designer.specialization ? itemLabel(designerCatalogue, designer.specialization) : '';
}

/** The line that a card shows on hover; null for a firm in its first year or without a year. */
export function yearsLine(years: number | null): string | null {
  return years ? `${years}+ years crafting exceptional spaces` : null;
}
