import { describe, expect, test } from '@jest/globals';
import { fontFaceCss } from '../fonts/index.ts';
import { contrast } from '../testing/contrast.ts';
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
