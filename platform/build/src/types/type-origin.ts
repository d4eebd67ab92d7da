import type { Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** A type that a reader of the declarations has too: it is named, not written out. */
export interface KnownType {
  /** Text that names the type, without its arguments. */
  text: string;
}

const libraryFile = /(?:^|\/)lib\.[\w.]+\.d\.ts$/;
const reactFile = /\/@types\/react\/(?:\w+\.)?\w+\.d\.ts$/;

/** How a type of the language's library or of React is named; undefined for any other. */
export function knownType(symbol: TypeSymbol): KnownType | undefined {
  const path = symbol.declarations[0]?.path ?? '';
  const name = qualifiedName(symbol);
  if (!/^[A-Za-z]/.test(symbol.name)) return undefined;
  if (libraryFile.test(path)) return { text: name };
  if (reactFile.test(path)) {
    return { text: `import('react').${name.replace(/^(?:React|export=)\./, '')}` };
  }
  return undefined;
}

/** The name with the namespaces that it is declared in. */
function qualifiedName(symbol: TypeSymbol): string {
  const parent = symbol.getParent();
  const isNamespace = parent && /^(?:[A-Za-z]|export=)/.test(parent.name);
  if (!isNamespace || parent.name === 'globalThis') return symbol.name;
  return `${qualifiedName(parent)}.${symbol.name}`;
}
