/**
 * The addresses of the font files. A page preloads `newsreader` and `anekLatin`, and one in another language those of
 * {@link fontsByLanguage}; the browser fetches the others when a character needs them.
 */
export const fontFiles = {
  newsreader: new URL('./newsreader.woff2', import.meta.url).href,
  newsreaderItalic: new URL('./newsreader-italic.woff2', import.meta.url).href,
  newsreaderRupee: new URL('./newsreader-rupee.woff2', import.meta.url).href,
  anekLatin: new URL('./anek-latin.woff2', import.meta.url).href,
  notoSansDevanagari: new URL('./noto-sans-devanagari.woff2', import.meta.url).href,
} as const;

/** Fonts that the first paint needs beside the others, by the page's language: file names without hash and ending. */
export const fontsByLanguage: Readonly<Record<string, readonly string[]>> = {
  hi: ['noto-sans-devanagari'],
};

interface Face {
  family: string;
  file: string;
  weight: string;
  style?: 'italic';
  range?: string;
}

const rupee = 'U+20B9';
/** The characters of the cut file, so that the others come from the visitor's system. */
const devanagari = [
  'U+901-903,U+905-90B,U+90F-911,U+913-928,U+92A-930,U+932,U+933,U+935-939,U+93C,U+93E-943,U+945-949',
  'U+94B-94D,U+958-95F,U+964,U+970,U+200C,U+200D',
].join();

const faces: readonly Face[] = [
  { family: 'Newsreader', file: fontFiles.newsreader, weight: '350 500' },
  { family: 'Newsreader', file: fontFiles.newsreaderRupee, weight: '350 500', range: rupee },
  { family: 'Newsreader', file: fontFiles.newsreaderItalic, weight: '400', style: 'italic' },
  { family: 'Anek Latin', file: fontFiles.anekLatin, weight: '400 700' },
];

const devanagariFaces: readonly Face[] = [
  {
    family: 'Noto Sans Devanagari',
    file: fontFiles.notoSansDevanagari,
    weight: '400',
    range: devanagari,
  },
];

function faceCss({ family, file, weight, style, range }: Face): string {
  return [
    `@font-face{font-family:"${family}";font-style:${style ?? 'normal'};font-weight:${weight};`,
    `font-display:swap;src:url("${file}") format("woff2")`,
    range ? `;unicode-range:${range}}` : '}',
  ].join('');
}

interface Fallback {
  family: string;
  /** System fonts of about the same width. */
  local: readonly string[];
  style?: 'italic';
  /** In percent: width, then ascent and descent of a line. */
  metrics: readonly [size: number, ascent: number, descent: number];
  range?: string;
}

/**
 * Fonts of the visitor's system with the metrics of the real ones, used while those load: Windows and Apple, then
 * Android, then Linux. README.md says how they were measured.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Newsreader fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    metrics: [105.6, 69.6, 25.1],
  },
  {
    family: 'Newsreader fallback',
    local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    style: 'italic',
    metrics: [96.6, 76.1, 27.4],
  },
  { family: 'Newsreader fallback 2', local: ['Noto Serif'], metrics: [88.7, 82.9, 29.9] },
  {
    family: 'Newsreader fallback 2',
    local: ['Noto Serif Italic'],
    style: 'italic',
    metrics: [84.3, 87.2, 31.4],
  },
  { family: 'Newsreader fallback 3', local: ['DejaVu Serif'], metrics: [82.6, 89, 32.1] },
  {
    family: 'Anek Latin fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    metrics: [94.1, 95.6, 21.3],
  },
  { family: 'Anek Latin fallback 2', local: ['DejaVu Sans'], metrics: [81.9, 109.9, 24.5] },
];

/** Android and Linux have the same design. Those of Windows and Apple follow with their own widths. */
const devanagariFallbacks: readonly Fallback[] = [
  {
    family: 'Devanagari fallback',
    local: [
      'Noto Sans Devanagari',
      'NotoSansDevanagari-Regular',
      'Noto Sans Devanagari UI',
      'Nirmala UI',
      'Kohinoor Devanagari',
    ],
    metrics: [100, 89.6, 40.8],
    range: 'U+900-97F,U+200C,U+200D,U+25CC',
  },
];

function fallbackCss({ family, local, style, metrics, range }: Fallback): string {
  const [size, ascent, descent] = metrics;
  return [
    `@font-face{font-family:"${family}";${style ? `font-style:${style};` : ''}`,
    `src:${local.map((name) => `local("${name}")`).join()};size-adjust:${size}%;`,
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
    range ? `;unicode-range:${range}}` : '}',
  ].join('');
}

/** Every `@font-face` rule of a page in English as CSS text, for the shell's HTML. */
export const fontFaceCss = [...faces.map(faceCss), ...fallbacks.map(fallbackCss)].join('\n');

const fontFaceCssByLanguage: Readonly<Record<string, string>> = {
  hi: [...devanagariFaces.map(faceCss), ...devanagariFallbacks.map(fallbackCss)].join('\n'),
};

/** Every `@font-face` rule of a page in a language, such as `hi`, as CSS text. */
export function fontFaceCssOf(language: string): string {
  const more = fontFaceCssByLanguage[language];
  return more ? `${fontFaceCss}\n${more}` : fontFaceCss;
}
