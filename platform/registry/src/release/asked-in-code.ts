import { isNode, nameOfKey, type SyntaxNode, visit } from './syntax.ts';

/** What a script asks for, as far as its code names it in literal texts. */
interface AskedInCode {
  /** Entries of shared packages, with the range of versions that each needs: `react/jsx-runtime` → `^19.3.0`. */
  shared: Map<string, string | undefined>;
  /** Modules of other remotes: `./ConnectButton of designers`. */
  parts: Set<string>;
  /** Operations of the API: `get /designers/{id}/`. */
  operations: Set<string>;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Reads what a script asks for: webpack writes what it shares as `shareKey` and `requiredVersion`, a part of another
 * remote is an object with `remote` and `expose`, a request to the API a call with a verb and a path.
 */
export function askedInCode(script: SyntaxNode): AskedInCode {
  const asked: AskedInCode = { shared: new Map(), parts: new Set(), operations: new Set() };
  visit(script, {
    enter: (node) => {
      if (node.type === 'ObjectExpression') readObject(node, asked);
      if (node.type === 'CallExpression') readCall(node, asked);
    },
  });
  return asked;
}

function readObject({ properties }: SyntaxNode, asked: AskedInCode): void {
  const textsAt = (name: string) => {
    const property = (properties as SyntaxNode[]).find((one) => nameOfKey(one) === name);
    return property ? textsOf(property.value) : [];
  };
  const [range] = textsAt('requiredVersion');
  for (const key of textsAt('shareKey')) {
    // A build that could not tell the range writes an empty one.
    asked.shared.set(key, range || asked.shared.get(key));
  }
  for (const remote of textsAt('remote')) {
    for (const expose of textsAt('expose')) {
      if (expose.startsWith('./')) asked.parts.add(`${expose} of ${remote}`);
    }
  }
}

function readCall({ arguments: given }: SyntaxNode, asked: AskedInCode): void {
  const [verb, path] = given as unknown[];
  for (const method of textsOf(verb).filter((text) => verbs.includes(text))) {
    for (const address of textsOf(path).filter((text) => text.startsWith('/'))) {
      asked.operations.add(`${method} ${address}`);
    }
  }
}

/** The texts that an expression can be; empty if they are not written out. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'ConditionalExpression') return [];
  return [node.consequent, node.alternate].flatMap((one) =>
    isNode(one) && typeof one.value === 'string' ? [one.value] : [],
  );
}
