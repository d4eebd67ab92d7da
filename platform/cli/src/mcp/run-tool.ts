import { execFile } from 'node:child_process';

/** How a command ended that was run as a tool. */
export interface ToolResult {
  text: string;
  isError: boolean;
}

/** How long a command may take, in milliseconds: a check opens pages in Chromium. */
const timeoutMs = 600_000;
/** The most that a command may print, in bytes. */
const maxOutput = 4 * 1024 * 1024;

/**
 * Runs a command line of this program in a process of its own, with this one's environment.
 * @param argv after the program's name
 */
export function runTool(argv: readonly string[]): Promise<ToolResult> {
  const [program = ''] = process.argv.slice(1);
  const options = { timeout: timeoutMs, maxBuffer: maxOutput };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...process.execArgv, program, ...argv],
      options,
      (error, out, log) => {
        const printed = [out, error ? log : ''].map((text) => text.trim()).filter(Boolean);
        const ended = error?.killed ? ['It was ended: it took or printed too much.'] : [];
        resolve({ text: [...printed, ...ended].join('\n') || 'Done.', isError: error !== null });
      },
    );
  });
}
