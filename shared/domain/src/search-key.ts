/**
 * What a word in Devanagari or in Latin letters is compared by, however it is written: one or two code points for a
 * letter with nukta, or none; anusvara, chandrabindu or half nasal; long or short vowels; joined or not; doubled
 * letters. The endings of plurals are left out in Devanagari.
 */
export function searchKey(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[-’'.]+/g, ' ');
  return plain.split(/\s+/).filter(Boolean).map(keyOfWord).join(' ');
}

/** Whether a text has a letter or sign of Devanagari. */
export const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

const keyOfWord = (word: string) => (isDevanagari(word) ? devanagariKey(word) : latinKey(word));

const devanagariFolds: readonly (readonly [RegExp, string])[] = [
  [/\u093c|\u200c|\u200d|\u0903/g, ''],
  [/ँ|[ङञणनम]्(?=[क-ह])/g, 'ं'],
  [/([क-ह])्\1/g, '$1'],
  [/क्(?=ख)|च्(?=छ)|ट्(?=ठ)|त्(?=थ)|द्(?=ध)/g, ''],
  [/ृ/g, 'रि'],
  [/ऋ/g, 'रि'],
  [/[ीई]/g, 'ि'],
  [/इ/g, 'ि'],
  [/[ूऊउ]/g, 'ु'],
  [/[ैएऐ]/g, 'े'],
  [/[ौओऔ]/g, 'ो'],
  [/[ॉऑआ]/g, 'ा'],
  [/ॅ/g, 'े'],
  [/य(?=[िे])/g, ''],
  [/ष/g, 'श'],
  [/्/g, ''],
];

/** Endings of plurals and cases, which are vowels, with the nasal and the glide between vowels. */
const devanagariEnding = /(?<=[क-ह].*[क-ह])(?:ि?य)?[ािुेों]+$/;

function devanagariKey(word: string): string {
  const folded = fold(word, devanagariFolds);
  return folded.replace(devanagariEnding, '');
}

const latinFolds: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/gu, '$1'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/(?<=[aeiou])y(?=i)/g, ''],
  [/(?<=[aeiou])h$/g, ''],
];

const latinKey = (word: string) => fold(word, latinFolds);

const fold = (word: string, folds: readonly (readonly [RegExp, string])[]) =>
  folds.reduce((text, [found, by]) => text.replace(found, by), word);
