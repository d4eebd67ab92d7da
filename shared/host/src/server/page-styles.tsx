import { type ReactNode, useContext } from 'react';
import {
  type IStyleSheetContext,
  type ServerStyleSheet,
  StyleSheetContext,
} from 'styled-components';

type Compiler = IStyleSheetContext['stylis'];

/** So many compiled rules are remembered: more than a composition has, and an end to those made of data. */
const maxRemembered = 5_000;

const remembered = new Map<string, string[]>();

/** Compiles each rule once: every page has a sheet of its own, and all have mostly the same rules. */
function remembering(compile: Compiler): Compiler {
  const compileOnce = (...source: Parameters<Compiler>) => {
    const key = source.join('\0');
    const known = remembered.get(key);
    if (known) return known;
    const rules = compile(...source);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, rules);
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}

interface PageStylesProps {
  sheet: ServerStyleSheet;
  children: ReactNode;
}

/** Collects the styles of what it contains in a sheet. */
export function PageStyles({ sheet, children }: PageStylesProps) {
  const { stylis, ...context } = useContext(StyleSheetContext);
  const value = { ...context, styleSheet: sheet.instance, stylis: remembering(stylis) };
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
