import { isFunction, isNode, nameOfVariable, type SyntaxNode, visit } from './syntax.ts';

const blocks = /^(?:BlockStatement|CatchClause|For\w*Statement|SwitchStatement|Class\w+)$/;

/** The names that each scope of a script declares: functions, blocks, loops. */
export function scopesOf(script: SyntaxNode): Map<SyntaxNode, Set<string>> {
  const scopes = new Map<SyntaxNode, Set<string>>([[script, new Set()]]);
  const open: SyntaxNode[] = [script];
  const functions: SyntaxNode[] = [script];
  const declare = (scope: SyntaxNode | undefined, pattern: unknown) => {
    for (const name of namesOfPattern(pattern)) if (scope) scopes.get(scope)?.add(name);
  };
  visit(script, {
    enter: (node) => {
      if (/^(?:Function|Class)/.test(node.type)) declare(open.at(-1), node.id);
      if (isFunction(node)) functions.push(node);
      if (isFunction(node) || blocks.test(node.type)) {
        open.push(node);
        scopes.set(node, new Set());
      }
      declare(node, node.params);
      if (node.type === 'CatchClause') declare(node, node.param);
      if (node.type === 'VariableDeclaration') {
        const scope = node.kind === 'var' ? functions.at(-1) : open.at(-1);
        for (const { id } of node.declarations as SyntaxNode[]) declare(scope, id);
      }
    },
    leave: (node) => {
      if (open.at(-1) === node) open.pop();
      if (functions.at(-1) === node) functions.pop();
    },
  });
  return scopes;
}

/** The variables of a parameter or of the left side of a declaration. */
function namesOfPattern(pattern: unknown): string[] {
  const names: string[] = [];
  const open = [pattern];
  while (open.length > 0) {
    const part = open.pop();
    if (Array.isArray(part)) open.push(...part);
    if (!isNode(part)) continue;
    const name = nameOfVariable(part);
    if (name !== undefined) names.push(name);
    // Of a default value only the left side is a variable.
    const isProperty = part.type === 'Property';
    open.push(part.elements, part.properties, part.argument, part.left, isProperty && part.value);
  }
  return names;
}
