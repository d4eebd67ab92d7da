import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { subsetOf } from './subset-of.ts';
import { wordsOfIntl } from './words-of-intl.ts';

/**
 * Makes shared/ui/src/fonts/noto-sans-devanagari.woff2, and devanagari-words.json with what its words must measure:
 *
 *     npm install --prefix /tmp/cut harfbuzzjs@1.6.4 fontverter@2 @fontsource-variable/noto-sans-devanagari@5.3.0
 *     node tools/devanagari-font/cut-devanagari.ts /tmp/cut
 *
 * The font has the glyphs that Hindi words are shaped to: those of words.txt, of the glossary, of all texts of pages and
 * API, and of the names of places, languages and dates in Hindi that Node has.
 */
const [, , installed = ''] = process.argv;
const root = resolve(import.meta.dirname, '../..');
const fonts = join(root, 'shared/ui/src/fonts');
const installedRequire = createRequire(join(resolve(installed), 'package.json'));

/** The part of harfbuzzjs that is used. It is no dependency of the workspace. */
interface HarfBuzz {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object) => object;
  Font: new (face: object) => Font;
  Buffer: new () => ShapedText;
  shape: (font: Font, text: ShapedText) => void;
  shapeWithTrace: (font: Font, text: ShapedText, features: [], at: 0, phase: 0) => ShapingStep[];
}

interface Font {
  glyphToPath(glyph: number): string;
}

interface ShapedText {
  addText(text: string): void;
  guessSegmentProperties(): void;
  getGlyphInfos(): { codepoint: number }[];
  getGlyphPositions(): { xAdvance: number; xOffset: number; yOffset: number }[];
}

/** The glyphs of a text after one step of its shaping; characters before the first. */
interface ShapingStep {
  t: { g: number }[];
  glyphs: boolean;
}

interface FontVerter {
  convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}

const harfBuzzEntry = installedRequire.resolve('harfbuzzjs');
const harfBuzz = (await import(pathToFileURL(harfBuzzEntry).href)) as HarfBuzz;
const { convert } = installedRequire('fontverter') as FontVerter;
const wasm = readFileSync(join(dirname(harfBuzzEntry), 'harfbuzz-subset.wasm'));
const source = readFileSync(
  installedRequire.resolve(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  ),
);

function bufferOf(text: string): ShapedText {
  const buffer = new harfBuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

/** Every glyph that a text has on the way: a conjunct is made of others, which the file needs too. */
function glyphsOnTheWay(font: Font, text: string): number[] {
  const steps = harfBuzz.shapeWithTrace(font, bufferOf(text), [], 0, 0);
  return steps.filter((step) => step.glyphs).flatMap(({ t }) => t.map(({ g }) => g));
}

/** What a font makes of a text: its outlines with their places, and its width in thousandths of the text size. */
function shaped(font: Font, text: string) {
  const buffer = bufferOf(text);
  harfBuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint));
  const positions = buffer.getGlyphPositions();
  return {
    drawn: JSON.stringify(
      glyphs.map((path, at) => ({ path, ...positions[at] })).filter(({ path }) => path !== ''),
    ),
    width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

const fontOf = (bytes: Uint8Array) =>
  new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(bytes)));

const devanagari = (text: string) =>
  (text.match(/[\u0900-\u0965\u0970-\u097f]+/gu) ?? []).map((word) => word.normalize('NFC'));
const ownWords = devanagari(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8'));
const siteTexts = globSync(
  ['docs/glossary-hi.md', '{api,mfe-*,shared/*,shell}/{src,locales}/**/*.{po,ts,tsx}'],
  { cwd: root, exclude: ['**/node_modules', '**/*.test.*'] },
).map((file) => readFileSync(join(root, file), 'utf8'));
const shownWords = siteTexts.concat(wordsOfIntl()).flatMap(devanagari);
const words = [...new Set(ownWords.concat(shownWords))];

const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह';
/** Each consonant as the first and as the last part of any conjunct. */
const parts = [...consonants].flatMap((letter) => [
  letter,
  `${letter}\u094d\u200d`,
  `${letter}\u094d\u0930`,
  `\u0930\u094d${letter}`,
]);

const full = await convert(source, 'sfnt');
const regular = await subsetOf(wasm, full, 'all', 400);
const fullFont = fontOf(regular);
const characters = new Set([
  ...words.join(''),
  ...'\u200c\u200d\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f',
]);
const glyphs = new Set([...words, ...parts].flatMap((word) => glyphsOnTheWay(fullFont, word)));
const cut = await subsetOf(
  wasm,
  full,
  { characters: [...characters].map((one) => one.codePointAt(0) ?? 0), glyphs: [...glyphs] },
  400,
);
const cutFont = fontOf(cut);
const changed = words.filter(
  (word) => shaped(cutFont, word).drawn !== shaped(fullFont, word).drawn,
);
if (changed.length > 0) throw new Error(`Drawn otherwise than in the full font: ${changed}`);

const woff2 = await convert(cut, 'woff2');
writeFileSync(join(fonts, 'noto-sans-devanagari.woff2'), woff2);
writeFileSync(
  join(fonts, 'devanagari-words.json'),
  `${JSON.stringify(Object.fromEntries(ownWords.map((word) => [word, shaped(fullFont, word).width])), null, 2)}\n`,
);
const codes = [...characters].map((one) => (one.codePointAt(0) ?? 0).toString(16).toUpperCase());
console.log(`${woff2.length} bytes, ${glyphs.size} glyphs, ${words.length} words`);
console.log(`unicode-range: ${codes.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))}`);
