import { scopesOf } from './scopes.ts';
import { isFunction, isNode, nameOfKey, nameOfVariable, type SyntaxNode, visit } from './syntax.ts';

/** webpack's module id → the shared entry that it stands for. */
export type SharedModules = ReadonlyMap<string, string>;

/** Reads which module ids stand for shared entries: `679: { shareKey: "react", … }` in a remote's entry. */
export function sharedModulesOf(script: SyntaxNode): Map<string, string> {
  const modules = new Map<string, string>();
  visit(script, {
    enter: (node) => {
      const id = node.type === 'Property' ? nameOfKey(node) : undefined;
      if (id === undefined || !isNode(node.value) || node.value.type !== 'ObjectExpression') return;
      const properties = node.value.properties as SyntaxNode[];
      const share = properties.find((property) => nameOfKey(property) === 'shareKey')?.value;
      if (isNode(share) && typeof share.value === 'string') modules.set(id, share.value);
    },
  });
  return modules;
}

/**
 * The names that webpack's modules in a script read of shared entries: entry → names. A module is a function whose third
 * parameter loads others: `(e, t, n) => { var r = n(679); … r.useState() }`.
 */
export function namesReadOf(script: SyntaxNode, shared: SharedModules): Map<string, Set<string>> {
  const scopes = scopesOf(script);
  const loaded = new Map<unknown, Map<string, string>>();
  /** Variable → what it holds in each open scope that declares it; the innermost is the last one. */
  const held = new Map<string, (string | undefined)[]>();
  const read = new Map<string, Set<string>>();
  visit(script, {
    enter: (node) => {
      if (isFunction(node)) {
        const variables = loadedBy(node, shared);
        loaded.set(node, variables).set(node.body, variables);
      }
      for (const name of scopes.get(node) ?? []) {
        const holds = held.get(name) ?? [];
        holds.push(loaded.get(node)?.get(name));
        held.set(name, holds);
      }
      if (node.type !== 'MemberExpression') return;
      const entry = held.get(nameOfVariable(node.object) ?? '')?.at(-1);
      const name = nameOfKey(node);
      if (entry !== undefined && name !== undefined) {
        read.set(entry, (read.get(entry) ?? new Set()).add(name));
      }
    },
    leave: (node) => {
      for (const name of scopes.get(node) ?? []) held.get(name)?.pop();
    },
  });
  return read;
}

/** The variables at the beginning of a module that hold shared entries. */
function loadedBy({ params, body }: SyntaxNode, shared: SharedModules): Map<string, string> {
  const [, , load] = (params as unknown[]).map(nameOfVariable);
  const statements = isNode(body) && Array.isArray(body.body) ? (body.body as SyntaxNode[]) : [];
  const declared = statements
    .filter(({ type }) => load !== undefined && type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as SyntaxNode[]);
  const variables = new Map<string, string>();
  for (const { id, init } of declared) {
    const variable = nameOfVariable(id);
    if (variable === undefined || !isNode(init) || init.type !== 'CallExpression') continue;
    const [module] = init.arguments as unknown[];
    const entry = isNode(module) ? shared.get(String(module.value)) : undefined;
    if (entry !== undefined && nameOfVariable(init.callee) === load) variables.set(variable, entry);
  }
  return variables;
}
