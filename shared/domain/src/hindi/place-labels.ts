import { placeRows } from './place-rows.ts';
import type { SentenceTemplate } from './sentence-templates.ts';

/** Names of cities, states and regions in English and in Hindi. */
export const placeLabels: readonly SentenceTemplate[] = placeRows.split(',').map((row) => {
  const [english = '', hindi = ''] = row.trim().split(':');
  return [english, hindi];
});

const hindiByEnglish = new Map(placeLabels);

/**
 * How people write the Hindi name of a place: "Jharkhand" → झारखंड, झारखण्ड. With and without nukta, and with a nasal as a
 * dot, a moon or a half letter. Empty for a place without one.
 * @param title the name that is shown in English
 */
export function hindiSpellingsOf(title: string): readonly string[] {
  const name = hindiByEnglish.get(title);
  return name === undefined ? [] : spellingsOf(name);
}

/** The ways to write a name in Devanagari, itself first. */
export function spellingsOf(name: string): readonly string[] {
  const ways = [name, name.normalize('NFD').replaceAll('\u093c', '')]
    .flatMap((one) => [one, one.replaceAll('ँ', 'ं')])
    .flatMap((one) => [one, one.replace(dotBeforeConsonant, halfNasalOf)]);
  return [...new Set(ways.map((one) => one.normalize('NFC')))];
}

/** The rows of the alphabet that have a nasal of their own, which a half letter before one of their letters is. */
const nasals = [
  ['कखगघ', 'ङ'],
  ['चछजझ', 'ञ'],
  ['टठडढ', 'ण'],
  ['तथदध', 'न'],
  ['पफबभ', 'म'],
] as const;

const dotBeforeConsonant = /ं(?=([क-भ]))/g;

function halfNasalOf(dot: string, consonant: string): string {
  const nasal = nasals.find(([row]) => row.includes(consonant))?.[1];
  return nasal ? `${nasal}्` : dot;
}
