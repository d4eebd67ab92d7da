import type { Node, SourceFile } from 'typescript/unstable/ast';

/** Every node of a file, each before its parts. */
export function nodesOf(source: SourceFile): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node) => {
    nodes.push(node);
    node.forEachChild((child) => {
      visit(child);
      return undefined;
    });
  };
  visit(source);
  return nodes;
}
