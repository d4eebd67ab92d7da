/** A message of the compiler on one line, and where in which file. */
export interface CompilerMessage {
  file: string;
  line: number;
  text: string;
}

const maxLength = 400;
const located = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;

/**
 * Reads the compiler's output. Of a message with explanations, only the explanations are returned: they name the
 * property instead of whole types.
 * @returns undefined if the output has errors without a file, as for a damaged installation
 */
export function readMessages(output: string): CompilerMessage[] | undefined {
  const messages: { file: string; line: number; lines: string[] }[] = [];
  for (const line of output.split('\n')) {
    const [, file, number, text] = located.exec(line) ?? [];
    if (file !== undefined && text !== undefined) {
      messages.push({ file, line: Number(number), lines: [text] });
    } else if (/^\s+\S/.test(line)) messages.at(-1)?.lines.push(line.trim());
    else if (line.trim() !== '') return undefined;
  }
  return messages.map(({ file, line, lines: [first = '', ...explained] }) => ({
    file,
    line,
    text: shortened(explained.length > 0 ? explained.join(' ') : first),
  }));
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
