import { searchKey } from '../../search-key.ts';
import { synonymsOf } from '../../search-synonyms/synonyms.ts';
import { asciiDigits } from '../../typed-text.ts';
import { soundKey } from './sound-key.ts';
import { fillerWords, ownerWords, roomWords, tradeWords } from './trade-words.ts';

/** What a text speaks of: names of things with their weights. */
export type Words = ReadonlyMap<string, number>;

interface Entry {
  name: string;
  weight: number;
}

/** The weight of a word that is in no table. */
const unknownWeight = 0.7;
/** Words that sound alike have at least so many consonants. */
const minSounds = 3;

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function tableOf(text: string, defaultWeight: number): Map<string, Entry> {
  const table = new Map<string, Entry>();
  for (const row of text.trim().split('\n')) {
    const [head = '', words = ''] = row.split(/:(.*)/s);
    const [name = '', weight = String(defaultWeight)] = head.split(' ');
    for (const word of listOf(words)) {
      const entry = { name, weight: Number(weight) };
      for (const key of [phraseKey(word), soundOf(word)])
        if (key && !table.has(key)) table.set(key, entry);
    }
  }
  return table;
}

const phraseKey = (phrase: string) => wordsIn(phrase).map(stemKey).join(' ');

/** Only of single words: the sounds of several run together. */
function soundOf(word: string): string | undefined {
  const sounds = /\s/.test(word) ? '' : soundKey(word);
  return sounds.length >= minSounds ? `~${sounds}` : undefined;
}

const wordsIn = (text: string): string[] =>
  asciiDigits(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** The key of a word without the endings of English. */
function stemKey(word: string): string {
  const plain = /^[a-z]{4,}$/.test(word) ? word.replace(/(?<=[^s])s$/, '') : word;
  return searchKey(plain);
}

const things = tableOf(tradeWords, 1);
const rooms = tableOf(roomWords, 1);
const owners = tableOf(ownerWords, 1);
const fillers = new Set(listOf(fillerWords).map(stemKey));
const maxPhrase = 4;

/** What a line offers, in whichever of the two languages and scripts it is written. */
export function lineWords(text: string): Words {
  const words = new Map<string, number>();
  const keys = wordsIn(text);
  for (let at = 0; at < keys.length; ) {
    const { entry, length } = longestAt(things, keys, at) ?? single(keys[at] ?? '');
    if (entry) words.set(entry.name, Math.max(words.get(entry.name) ?? 0, entry.weight));
    at += length;
  }
  return words;
}

function longestAt(table: Map<string, Entry>, words: readonly string[], at: number) {
  for (let length = Math.min(maxPhrase, words.length - at); length > 0; length -= 1) {
    const entry = table.get(
      words
        .slice(at, at + length)
        .map(stemKey)
        .join(' '),
    );
    if (entry) return { entry, length };
  }
  return undefined;
}

/** A word that is in the table only by its sound, by its English, or not at all. */
function single(word: string): { entry: Entry | undefined; length: 1 } {
  const length = 1 as const;
  if (fillers.has(stemKey(word)) || /^\d+$/.test(word)) return { entry: undefined, length };
  const sound = soundOf(word);
  const found = (sound && things.get(sound)) || english(word);
  if (found) return { entry: found, length };
  return { entry: { name: sound ?? stemKey(word), weight: unknownWeight }, length };
}

function english(word: string): Entry | undefined {
  for (const synonym of synonymsOf(word)) {
    const entry = things.get(phraseKey(synonym.replace(/^\^/, '')));
    if (entry) return entry;
  }
  return undefined;
}

const namesIn = (table: Map<string, Entry>, text: string): Set<string> => {
  const words = wordsIn(text);
  return new Set(
    words.flatMap((word, at) => {
      const found = longestAt(table, words, at)?.entry ?? table.get(soundOf(word) ?? '');
      return found ? [found.name] : [];
    }),
  );
};

/** The rooms that a text names. */
export const roomsIn = (text: string): ReadonlySet<string> => namesIn(rooms, text);

/** What a text says to tell several rooms of a kind apart. */
export const ownersIn = (text: string): ReadonlySet<string> => namesIn(owners, text);
