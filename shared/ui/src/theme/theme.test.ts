import { describe, expect, it } from '@jest/globals';
import { paperTheme } from './paper-theme.ts';
import { themeVariables, tokens } from './tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const { color } = paperTheme;

describe('the paper theme', () => {
  it.each(['ink', 'inkSoft', 'inkFaint', 'accent', 'accentStrong', 'danger'] as const)(
    'keeps %s readable as text on paper, deep paper and surfaces (WCAG 1.4.3)',
    (name) => {
      for (const ground of [color.paper, color.paperDeep, color.surface]) {
        expect(contrast(color[name], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each([
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

  it('keeps the borders of controls visible on every surface (WCAG 1.4.11)', () => {
    for (const ground of [color.paper, color.paperDeep, color.surface]) {
      expect(contrast(color.lineStrong, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('tokens', () => {
  it('name a variable and carry the paper value for a host that does not know it', () => {
    expect(tokens.color.paperDeep).toBe(`var(--color-paper-deep, ${color.paperDeep})`);
  });

  it('are all declared by the theme’s variables', () => {
    const declared = themeVariables(paperTheme);
    for (const group of Object.values(tokens)) {
      for (const reference of Object.values(group)) {
        const name = reference.slice(4, reference.indexOf(','));
        expect(declared).toContain(`${name}:`);
      }
    }
  });
});
