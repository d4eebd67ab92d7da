import { describe, expect, test } from '@jest/globals';
import { fontFaceCss, fontFaceCssOf, fontsByLanguage } from '../fonts/index.ts';
import { contrast } from '../testing/contrast.ts';
import { devanagariFonts, lineHeight } from './devanagari.ts';
import { paperTheme } from './paper-theme.ts';
import { themeVariables, tokens } from './tokens.ts';

const { color } = paperTheme;

describe('the paper theme', () => {
  test.each(['ink', 'inkSoft', 'inkFaint', 'accent', 'accentStrong', 'danger'] as const)(
    'keeps %s readable as text on paper, deep paper and surfaces (WCAG 1.4.3)',
    (name) => {
      for (const ground of [color.paper, color.paperDeep, color.surface]) {
        expect(contrast(color[name], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentStrong'],
    ['onAccent', 'danger'],
    ['onAccent', 'positive'],
    ['paper', 'ink'],
    ['accentStrong', 'accentSoft'],
    ['positive', 'positiveSoft'],
    ['danger', 'dangerSoft'],
  ] as const)('keeps %s readable on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps the borders of controls visible on every surface (WCAG 1.4.11)', () => {
    for (const ground of [color.paper, color.paperDeep, color.surface]) {
      expect(contrast(color.lineStrong, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the fallback fonts', () => {
  test('are named by the theme, in the order in which they are looked for', () => {
    const declared = [...fontFaceCss.matchAll(/font-family:"([^"]+ fallback[^"]*)"/g)];
    const named = Object.values(paperTheme.font).flatMap((stack) =>
      stack.match(/[^"]+ fallback[^"]*/g),
    );
    expect(named).toEqual([...new Set(declared.map(([, family]) => family))]);
  });
});

describe('the fonts of a page in Hindi', () => {
  test('are declared for Hindi only, with the characters of Devanagari only', () => {
    expect(fontFaceCss).not.toMatch(/devanagari/i);
    expect(fontFaceCssOf('en')).toBe(fontFaceCss);
    const more = fontFaceCssOf('hi').slice(fontFaceCss.length);
    for (const face of more.split('\n').filter(Boolean)) {
      expect(face).toMatch(/unicode-range:(U\+(9|200|25CC)[\dA-F,-]*)+}$/);
    }
  });

  test('are named by the theme after the Latin one, and preloaded by the names of their files', () => {
    for (const stack of Object.values(devanagariFonts)) {
      expect(stack).toMatch(
        /^"[^"]+", "Noto Sans Devanagari", "Devanagari fallback", "[^"]+ fallback"/,
      );
    }
    for (const name of fontsByLanguage.hi ?? []) {
      expect(fontFaceCssOf('hi')).toContain(`/${name}.woff2`);
    }
  });

  test('get lines that are as high as the script needs, where Latin needs less', () => {
    expect(lineHeight(1.2)).toBe('max(1.2, var(--line-min, 0))');
  });
});

describe('tokens', () => {
  test('name a variable and carry the paper value for a host that does not know it', () => {
    expect(tokens.color.paperDeep).toBe(`var(--color-paper-deep, ${color.paperDeep})`);
  });

  test('are all declared by the theme’s variables', () => {
    const declared = themeVariables(paperTheme);
    for (const group of Object.values(tokens)) {
      for (const reference of Object.values(group)) {
        const name = reference.slice(4, reference.indexOf(','));
        expect(declared).toContain(`${name}:`);
      }
    }
  });
});
