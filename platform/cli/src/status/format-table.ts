import { printable } from '@aangan/manifest/printable';

/**
 * Rows of text in columns as wide as their widest cell; the last column is not padded. Cells are written as
 * `printable`, because some come from teams and their tokens and must not imitate other lines.
 */
export function formatTable(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
