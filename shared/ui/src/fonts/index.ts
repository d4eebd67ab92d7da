/**
 * The addresses of the font files. A page preloads `newsreader` and `anekLatin`; the others are fetched
 * by the browser where a character needs them.
 */
export const fontFiles = {
  newsreader: new URL('./newsreader.woff2', import.meta.url).href,
  newsreaderItalic: new URL('./newsreader-italic.woff2', import.meta.url).href,
  newsreaderRupee: new URL('./newsreader-rupee.woff2', import.meta.url).href,
  anekLatin: new URL('./anek-latin.woff2', import.meta.url).href,
  anekLatinRupee: new URL('./anek-latin-rupee.woff2', import.meta.url).href,
} as const;

interface Face {
  family: string;
  file: string;
  weight: string;
  style?: 'italic';
  range?: string;
}

const rupee = 'U+20B9';

const faces: readonly Face[] = [
  { family: 'Newsreader', file: fontFiles.newsreader, weight: '350 500' },
  { family: 'Newsreader', file: fontFiles.newsreaderRupee, weight: '350 500', range: rupee },
  { family: 'Newsreader', file: fontFiles.newsreaderItalic, weight: '400', style: 'italic' },
  { family: 'Anek Latin', file: fontFiles.anekLatin, weight: '400 700' },
  { family: 'Anek Latin', file: fontFiles.anekLatinRupee, weight: '400 700', range: rupee },
];

function faceCss({ family, file, weight, style, range }: Face): string {
  return [
    `@font-face{font-family:"${family}";font-style:${style ?? 'normal'};font-weight:${weight};`,
    `font-display:swap;src:url("${file}") format("woff2")`,
    range ? `;unicode-range:${range}}` : '}',
  ].join('');
}

/** Fallback fonts with the metrics of the real ones, used while those load. README.md says how they were measured. */
const fallbackCss = [
  '@font-face{font-family:"Newsreader fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:105.6%;ascent-override:69.6%;descent-override:25.1%;line-gap-override:0%}',
  '@font-face{font-family:"Newsreader fallback";font-style:italic;src:local("Times New Roman Italic"),local("Liberation Serif Italic"),local("Tinos Italic");size-adjust:96.6%;ascent-override:76.1%;descent-override:27.4%;line-gap-override:0%}',
  '@font-face{font-family:"Anek Latin fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:94.1%;ascent-override:95.6%;descent-override:21.3%;line-gap-override:0%}',
];

/** Every `@font-face` rule of the site as CSS text, for the shell's HTML. */
export const fontFaceCss = [...faces.map(faceCss), ...fallbackCss].join('\n');
