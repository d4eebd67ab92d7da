import { type Node, parse } from 'acorn';

/** What a script asks for, as far as its code names it by texts. */
export interface AskedInCode {
  /** Entries of shared packages, with the range of versions that each needs: `react/jsx-runtime` → `^19.3.0`. */
  shared: Map<string, string | undefined>;
  /** Modules of other remotes: `./ConnectButton of designers`. */
  parts: Set<string>;
  /** Operations of the API: `get /designers/{id}/`. */
  operations: Set<string>;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'];

/** A node of a script's syntax; which properties it has follows from its type. */
type AnyNode = Node & Record<string, unknown>;

/**
 * Reads what a script asks for: webpack writes what it shares as `shareKey` and `requiredVersion`, a part of another remote is an object with
 * `remote` and `expose`, a request to the API a call with a verb and a path. Nothing is run.
 */
export function askedInCode(script: string): AskedInCode {
  const asked: AskedInCode = { shared: new Map(), parts: new Set(), operations: new Set() };
  // Most scripts name nothing: they need not be read.
  if (!/shareKey|expose|["'](?:get|post|put|patch|delete)["']/.test(script)) return asked;
  const open: unknown[] = [parse(script, { ecmaVersion: 'latest' })];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) open.push(...node);
    if (!isNode(node)) continue;
    if (node.type === 'ObjectExpression') readObject(node, asked);
    if (node.type === 'CallExpression') readCall(node, asked);
    open.push(...Object.values(node));
  }
  return asked;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function readObject({ properties }: AnyNode, asked: AskedInCode): void {
  const textsAt = (name: string) => {
    const property = (properties as AnyNode[]).find((one) => keyOf(one) === name);
    return property ? textsOf(property.value) : [];
  };
  const [range] = textsAt('requiredVersion');
  for (const key of textsAt('shareKey')) {
    asked.shared.set(key, range ?? asked.shared.get(key));
  }
  for (const remote of textsAt('remote')) {
    for (const expose of textsAt('expose')) {
      if (expose.startsWith('./')) asked.parts.add(`${expose} of ${remote}`);
    }
  }
}

function readCall({ arguments: given }: AnyNode, asked: AskedInCode): void {
  const [verb, path] = given as unknown[];
  for (const method of textsOf(verb).filter((text) => verbs.includes(text))) {
    for (const address of textsOf(path).filter((text) => text.startsWith('/'))) {
      asked.operations.add(`${method} ${address}`);
    }
  }
}

function keyOf({ type, computed, key }: AnyNode): string | undefined {
  if (type !== 'Property' || computed || !isNode(key)) return undefined;
  return String(key.type === 'Identifier' ? key.name : key.value);
}

/** The texts that an expression can be; none where it is not written out. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') {
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  }
  return [];
}
