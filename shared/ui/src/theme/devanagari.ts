import { css } from 'styled-components';
import { paperTheme } from './paper-theme.ts';

/** A theme's fonts with those of Devanagari after the Latin one, which keeps the names and numbers in a Hindi text. */
const withDevanagari = (fonts: string) => {
  const [latin, ...rest] = fonts.split(', ');
  return [latin, '"Noto Sans Devanagari"', '"Devanagari fallback"', ...rest].join(', ');
};

/** The fonts of pages in Hindi. */
export const devanagariFonts = {
  display: withDevanagari(paperTheme.font.display),
  text: withDevanagari(paperTheme.font.text),
} as const;

/**
 * A line height of at least what the script needs: signs above and below the letters must neither be cut nor touch the
 * next line. A number, as in `line-height: 1.2`.
 */
export const lineHeight = (latin: number) => `max(${latin}, var(--line-min, 0))`;

/**
 * Everything that texts in Devanagari need, where they are marked as Hindi. The fonts only where the page is: a name of
 * the language on an English page must not fetch them.
 */
export const devanagariStyle = css`
  :root:lang(hi) {
    --font-display: ${devanagariFonts.display};
    --font-text: ${devanagariFonts.text};
  }
  :lang(hi) { --line-min: 1.45; }
  :is(h1, h2, h3, h4):lang(hi) { --line-min: 1.3; }
  :root:lang(hi) body { line-height: 1.65; }
  /* English inside of a Hindi page. */
  [lang]:not(:lang(hi)) { --line-min: 0; }
  /* Chromium cuts a placeholder at the height of the Latin font's line. */
  input:lang(hi)::placeholder { padding-block: 0.2em; }
  /* Space between letters tears the line that joins them; capitals do not exist, and shout in the Latin words between. */
  :lang(hi) {
    letter-spacing: normal !important;
    text-transform: none !important;
  }
`;
