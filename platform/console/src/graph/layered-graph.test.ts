import { describe, expect, test } from '@jest/globals';
import { layeredGraph } from './layered-graph.ts';

const columnsOf = (uses: Record<string, string[]>) => {
  const nodes = Object.entries(uses).map(([name, used]) => ({ name, uses: used }));
  const graph = layeredGraph(nodes);
  return Object.fromEntries(graph.nodes.map(({ name, column }) => [name, column]));
};

describe('the graph of remotes', () => {
  test('has each remote right of all that use it, however far', () => {
    const uses = { auth: [], vendors: ['designers'], designers: ['auth'], shell: ['auth'] };
    expect(columnsOf(uses)).toEqual({ vendors: 0, shell: 0, designers: 1, auth: 2 });
  });

  test('ends with remotes that use each other, and ignores one that is not served', () => {
    const columns = columnsOf({ a: ['b', 'gone'], b: ['a', 'c'], c: [] });
    expect(columns.c).toBeGreaterThan(columns.b ?? 0);
    expect(new Set([columns.a, columns.b]).size).toBe(2);
  });

  test('puts no two into one place', () => {
    const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name, uses: name === 'a' ? ['d'] : [] }));
    const places = layeredGraph(nodes).nodes.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(places).size).toBe(4);
  });
});
