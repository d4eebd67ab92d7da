import { paperTheme, type Theme } from './paper-theme.ts';

function variableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * A theme's values as CSS custom properties, for `:root` or any element: "--color-ink:#241e19;…".
 */
export function themeVariables(theme: Theme): string {
  return Object.entries(theme)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `${variableName(group, name)}:${value}`),
    )
    .join(';');
}

function references<Values extends Record<string, string>>(group: string, values: Values) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    `var(${variableName(group, name)}, ${value})`,
  ]);
  return Object.fromEntries(entries) as Record<keyof Values, string>;
}

/**
 * What components use instead of values. Each reference has the paper theme's value as its
 * fallback, so that a remote with a newer token still looks right in an older shell.
 */
export const tokens: Theme = {
  color: references('color', paperTheme.color),
  font: references('font', paperTheme.font),
  type: references('type', paperTheme.type),
  space: references('space', paperTheme.space),
  radius: references('radius', paperTheme.radius),
  shadow: references('shadow', paperTheme.shadow),
  motion: references('motion', paperTheme.motion),
  layer: references('layer', paperTheme.layer),
};
