/**
 * A text that a person wrote, as a cell for a spreadsheet: one that it would take for a formula, also after blanks (OWASP,
 * CSV injection), begins with an apostrophe.
 */
export const guardedCell = (text: string): string =>
  /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;

/** Rows of cells as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
