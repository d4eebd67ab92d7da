/** A line of a declaration, and which of two releases has it. */
export interface DiffLine {
  side: 'both' | 'before' | 'now';
  text: string;
}

/** An exposed module whose types differ between two releases. */
export interface TypesChange {
  expose: string;
  kind: 'added' | 'removed' | 'changed';
  lines: DiffLine[];
}

/** What was added, removed or changed in the declarations of exposed modules, in the order of the alphabet. */
export function diffTypes(
  now: Record<string, string>,
  before: Record<string, string>,
): TypesChange[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort();
  return names.flatMap((expose): TypesChange[] => {
    const [one, two] = [now[expose], before[expose]];
    if (one === two) return [];
    if (two === undefined) return [{ expose, kind: 'added', lines: onSide('now', one ?? '') }];
    if (one === undefined) return [{ expose, kind: 'removed', lines: onSide('before', two) }];
    return [{ expose, kind: 'changed', lines: diffLines(linesOf(two), linesOf(one)) }];
  });
}

const onSide = (side: DiffLine['side'], text: string): DiffLine[] =>
  linesOf(text).map((line) => ({ side, text: line }));

/** One line for each member of an object type: builds write a declaration on one line. */
export function linesOf(declaration: string): string[] {
  let depth = 0;
  const broken = declaration.replace(/"(?:[^"\\]|\\.)*"|\{ ?\}|\{ ?|; ?| ?\}/g, (token): string => {
    if (token.startsWith('"') || /^\{ ?\}$/.test(token)) return token;
    if (token.startsWith('{')) {
      depth += 1;
      return `{\n${indent(depth)}`;
    }
    // The last member has no semicolon until another is added after it.
    if (token.startsWith(';')) return depth > 0 ? `\n${indent(depth)}` : ';\n';
    depth -= 1;
    return `\n${indent(depth)}}`;
  });
  return broken.split('\n').filter((line) => line.trim() !== '');
}

const indent = (depth: number) => '  '.repeat(Math.max(depth, 0));

/** Lines of the longest common subsequence count as unchanged. */
function diffLines(before: readonly string[], now: readonly string[]): DiffLine[] {
  const common = commonLengths(before, now);
  const lines: DiffLine[] = [];
  let [one, two] = [0, 0];
  while (one < before.length || two < now.length) {
    const [left, right] = [before[one], now[two]];
    if (left !== undefined && left === right) {
      lines.push({ side: 'both', text: left });
      one += 1;
      two += 1;
    } else if (right === undefined || (left !== undefined && keepsMore(common, one, two))) {
      lines.push({ side: 'before', text: left ?? '' });
      one += 1;
    } else {
      lines.push({ side: 'now', text: right });
      two += 1;
    }
  }
  return lines;
}

const keepsMore = (common: number[][], one: number, two: number) =>
  (common[one + 1]?.[two] ?? 0) >= (common[one]?.[two + 1] ?? 0);

/** The number of common lines after each pair of positions. */
function commonLengths(before: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let two = now.length - 1; two >= 0; two -= 1) {
      const row = table[one] as number[];
      const next = table[one + 1] as number[];
      row[two] =
        before[one] === now[two]
          ? (next[two + 1] ?? 0) + 1
          : Math.max(next[two] ?? 0, row[two + 1] ?? 0);
    }
  }
  return table;
}
