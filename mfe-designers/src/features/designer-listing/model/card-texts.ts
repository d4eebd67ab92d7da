import { designerCatalogue, itemLabel } from '@aangan/domain';
import { type Speech, speechOf } from '@aangan/firms';
import { msg } from '@lingui/core/macro';
import type { DesignerCardData } from '../api/designer-card.ts';

/**
 * The card's subtitle: "Architect" where a registration was checked, and what the firm does: the first shown specialization, in English in lower case, else the label of the
 * specialization's id, else its raw value.
 */
export function subtitleOf(
  designer: Pick<DesignerCardData, 'specialization' | 'specializations_display'> &
    Partial<Pick<DesignerCardData, 'is_architect'>>,
  speech: Speech = speechOf(),
): string {
  const does = specialtyOf(designer, speech);
  return [designer.is_architect ? speech.say('Architect') : '', does].filter(Boolean).join(' · ');
}

function specialtyOf(
  designer: Pick<DesignerCardData, 'specialization' | 'specializations_display'>,
  { say }: Speech,
): string {
  const first = designer.specializations_display[0];
  if (first) {
    const said = say(first);
    // Hindi has no capitals, and the Latin words in it keep theirs.
    return said === first ? first.toLowerCase() : said;
  }
  return designer.specialization ? say(itemLabel(designerCatalogue, designer.specialization)) : '';
}

/** The line that a card shows on hover; null for a firm in its first year or without a year. */
export function yearsLine(years: number | null, { i18n }: Speech = speechOf()): string | null {
  if (!years) return null;
  return i18n._(
    msg({ id: 'designers.years-crafting', message: `${years}+ years crafting exceptional spaces` }),
  );
}
