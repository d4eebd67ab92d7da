import { type Node, parse } from 'acorn';

/** A node of a script's syntax; which properties it has follows from its type. */
export type SyntaxNode = Node & Record<string, unknown>;

/** Whether a value is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Reads a script. @throws SyntaxError, and RangeError where it is nested too deep */
export function parseScript(script: string): SyntaxNode {
  return parse(script, { ecmaVersion: 'latest' }) as unknown as SyntaxNode;
}

/** Visits a node and all below it, each once, without recursion: scripts of others can be nested deep. */
export function visit(
  root: SyntaxNode,
  { enter, leave }: { enter(node: SyntaxNode): void; leave?(node: SyntaxNode): void },
): void {
  const open: ({ value: unknown } | { left: SyntaxNode })[] = [{ value: root }];
  for (let next = open.pop(); next; next = open.pop()) {
    if ('left' in next) {
      leave?.(next.left);
    } else if (Array.isArray(next.value)) {
      for (const value of next.value) open.push({ value });
    } else if (isNode(next.value)) {
      enter(next.value);
      open.push({ left: next.value });
      for (const value of Object.values(next.value)) open.push({ value });
    }
  }
}

/** The name of a property that is written out, in an object or after a point. */
export function nameOfKey({ computed, key, property = key }: SyntaxNode): string | undefined {
  if (!isNode(property)) return undefined;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'Identifier' && !computed ? String(property.name) : undefined;
}

/** The name of a variable; undefined for any other expression. */
export function nameOfVariable(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
}

/** Whether a node is a function of any kind. */
export function isFunction({ type }: SyntaxNode): boolean {
  return /^(?:Arrow)?Function/.test(type);
}
