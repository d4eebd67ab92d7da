/** A remote and the remotes whose modules it shows. */
export interface GraphNode {
  name: string;
  uses: readonly string[];
}

/** Where a remote is drawn, in columns and rows. */
interface PlacedNode extends GraphNode {
  column: number;
  row: number;
}

/** A graph in columns. A remote is left of all that it uses; in a cycle, one edge is an exception. */
export interface LayeredGraph {
  nodes: PlacedNode[];
  edges: { from: string; to: string }[];
  columns: number;
  /** Of the longest column. */
  rows: number;
}

/** Places remotes in columns by their distance from remotes that no other uses. */
export function layeredGraph(nodes: readonly GraphNode[]): LayeredGraph {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const edges = nodes.flatMap(({ name, uses }) =>
    uses.filter((to) => byName.has(to) && to !== name).map((to) => ({ from: name, to })),
  );
  const columnOf = columnsOf(nodes, edges);
  const columns = Map.groupBy(nodes, ({ name }) => columnOf.get(name) ?? 0);
  const rowOf = new Map<string, number>();
  for (const column of [...columns.keys()].sort((a, b) => a - b)) {
    // Near their users, so that few lines cross.
    const weight = ({ name }: GraphNode) => meanRow(edges, rowOf, name);
    const ordered = (columns.get(column) ?? []).toSorted((a, b) => weight(a) - weight(b));
    for (const [row, { name }] of ordered.entries()) rowOf.set(name, row);
  }
  return {
    nodes: nodes.map((node) => ({
      ...node,
      column: columnOf.get(node.name) ?? 0,
      row: rowOf.get(node.name) ?? 0,
    })),
    edges,
    columns: Math.max(0, ...columnOf.values()) + 1,
    rows: Math.max(0, ...rowOf.values()) + 1,
  };
}

function columnsOf(nodes: readonly GraphNode[], edges: LayeredGraph['edges']): Map<string, number> {
  const columns = new Map<string, number>();
  const place = (name: string, path: readonly string[]): number => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    // In a cycle, the remote that is visited first is drawn left.
    const users = edges.filter(({ from, to }) => to === name && !path.includes(from));
    const column = Math.max(-1, ...users.map(({ from }) => place(from, [...path, name]))) + 1;
    if (path.length === 0 || users.length > 0 || column === 0) columns.set(name, column);
    return column;
  };
  for (const { name } of nodes) place(name, []);
  return columns;
}

function meanRow(
  edges: LayeredGraph['edges'],
  rowOf: ReadonlyMap<string, number>,
  name: string,
): number {
  const rows = edges.flatMap(({ from, to }) => (to === name ? (rowOf.get(from) ?? []) : []));
  return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length;
}
