import { type ReactNode, useContext } from 'react';
import {
  type IStyleSheetContext,
  type ServerStyleSheet,
  StyleSheetContext,
} from 'styled-components';

type Compiler = IStyleSheetContext['stylis'];

/** The maximum number of cached rules: more than a composition has, but a limit for rules that depend on data. */
const maxRemembered = 5_000;

const remembered = new Map<string, string[]>();

/** Compiles each rule once: every page has its own sheet, but the rules are mostly the same. */
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
