import { evidenceKinds, type SiteLanguage } from '@aangan/domain';
import { hindiLabels, translator } from '@aangan/domain/hindi';

const inHindi = translator(hindiLabels);

/** What a kind of evidence is called, in notifications and mails. */
export function evidenceName(kind: string, language: SiteLanguage): string {
  const label = evidenceKinds.find(({ id }) => id === kind)?.label ?? kind;
  return language === 'hi' ? (inHindi(label) ?? label) : label;
}
