const devanagari: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['कख', 'k'],
    ['गघ', 'g'],
    ['चछ', 'c'],
    ['जझ', 'j'],
    ['टठतथ', 't'],
    ['डढदध', 'd'],
    ['नणङञं', 'n'],
    ['प', 'p'],
    ['फ', 'f'],
    ['बभ', 'b'],
    ['म', 'm'],
    ['र', 'r'],
    ['लळ', 'l'],
    ['व', 'v'],
    ['शषस', 's'],
  ].flatMap(([letters = '', sound = '']) => [...letters].map((letter) => [letter, sound])),
);

const latin: readonly (readonly [RegExp, string])[] = [
  [/ght/g, 't'],
  [/tion|ssion/g, 'sn'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/tch|ch/g, 'č'],
  [/ck|kh/g, 'k'],
  [/gh/g, 'g'],
  [/jh/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/g(?=[ey])/g, 'j'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/č/g, 'c'],
];

/**
 * The consonants of a word as they sound, the same for a word of English that is written in Devanagari: "partition" and
 * "पार्टिशन" → "prtsn". Vowels, h and y are left out, and the ending -ing.
 */
export function soundKey(word: string): string {
  const sounds = /\p{Script=Devanagari}/u.test(word) ? ofDevanagari(word) : ofLatin(word);
  const plain = sounds.replace(/(.)\1+/g, '$1').replace(/m(?=[pb])/g, 'n');
  return plain.length > 4 ? plain.replace(/ng$/, '') : plain;
}

const ofDevanagari = (word: string) =>
  [...word.normalize('NFD').replace(/[डढ]\u093c/g, 'र')]
    .map((letter) => devanagari[letter] ?? '')
    .join('');

const ofLatin = (word: string) =>
  latin
    .reduce((text, [found, by]) => text.replace(found, by), word.normalize('NFD').toLowerCase())
    .replace(/[^bcdfgjklmnprstv]/g, '');
