import { focusRing, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { LayeredGraph } from './layered-graph.ts';

const Scroller = styled.div`
  overflow-x: auto;
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  ${focusRing}

  svg {
    display: block;
    max-width: none;
    margin-inline: auto;
  }
  path {
    fill: none;
    stroke: ${tokens.color.lineStrong};
    stroke-width: 1.5;
  }
  marker path {
    fill: ${tokens.color.lineStrong};
    stroke: none;
  }
  rect {
    fill: ${tokens.color.paper};
    stroke: ${tokens.color.lineStrong};
  }
  text {
    fill: ${tokens.color.ink};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  a:hover rect {
    stroke: ${tokens.color.accent};
  }
  a:focus-visible rect {
    stroke: ${tokens.color.accent};
    stroke-width: 3;
  }
`;

/** In pixels. */
const box = { width: 168, height: 44 };
const gap = { x: 88, y: 28 };
const xOf = (column: number) => 2 + column * (box.width + gap.x);
/** Lines run through the gap above each row, between the boxes. */
const yOf = (row: number) => gap.y + row * (box.height + gap.y);

/** The drawing of a graph. The table beside it says the same to those who do not see it. */
export function GraphDrawing({ graph }: { graph: LayeredGraph }) {
  const width = xOf(graph.columns) - gap.x + 2;
  const height = yOf(graph.rows) - gap.y + 2;
  const placed = new Map(graph.nodes.map((node) => [node.name, node]));
  return (
    <Scroller role="region" aria-label="Graph of remotes" tabIndex={0}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>Who shows modules of whom: arrows lead to the remote whose module is shown</title>
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {graph.edges.map(({ from, to }) => {
          const [one, two] = [placed.get(from), placed.get(to)];
          if (!one || !two) return null;
          return <path key={`${from} ${to}`} d={lineOf(one, two)} markerEnd="url(#arrow)" />;
        })}
        {graph.nodes.map(({ name, column, row }) => (
          <Link key={name} to={`/remotes/${name}`}>
            <title>{name}</title>
            <rect x={xOf(column)} y={yOf(row)} {...box} rx="10" />
            <text
              x={xOf(column) + box.width / 2}
              y={yOf(row) + box.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {shortName(name)}
            </text>
          </Link>
        ))}
      </svg>
    </Scroller>
  );
}

interface Place {
  column: number;
  row: number;
}

/** From right edge to left edge; lines that skip columns run above the boxes between. */
function lineOf(from: Place, to: Place): string {
  const [x1, y1] = [xOf(from.column) + box.width, yOf(from.row) + box.height / 2];
  const [x2, y2] = [xOf(to.column), yOf(to.row) + box.height / 2];
  if (to.column > from.column + 1) {
    const [left, right, over] = [x1 + gap.x, x2 - gap.x, yOf(to.row) - gap.y / 2];
    const [out, back] = [x1 + gap.x / 2, x2 - gap.x / 2];
    return `M${x1} ${y1}C${out} ${y1} ${out} ${over} ${left} ${over}L${right} ${over}C${back} ${over} ${back} ${y2} ${x2} ${y2}`;
  }
  const bend = Math.max(gap.x / 2, Math.abs(x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

/** Truncated to fit into a box. */
const shortName = (name: string) => (name.length > 19 ? `${name.slice(0, 18)}…` : name);
