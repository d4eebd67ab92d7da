import { join, resolve } from 'node:path';
import type { Step } from './step.ts';

/** The folder of the workspace. */
export const root = resolve(import.meta.dirname, '../..');

/** A script of the workspace, run by the Node that runs the gate. */
export const script = (name: string, path: string, ...parameters: string[]): Step => ({
  name,
  command: process.execPath,
  parameters: [path, ...parameters],
});

/** A script of an installed package. */
export const tool = (name: string, path: string, ...parameters: string[]): Step =>
  script(name, join(root, 'node_modules', path), ...parameters);

/** Tests on Node's own runner, each file in a process of its own: tests that kill processes cannot be together with others. */
export const testsApart = (name: string, files: readonly string[], filesAtOnce = 2): Step =>
  script(
    name,
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${filesAtOnce}`,
    `--test-timeout=${10 * 60_000}`,
    ...files,
  );

/** Four times the room for young objects: tests make many of them, and to sweep them took a tenth of their time. */
export const roomForYoungObjects = '--max-semi-space-size=64';

/** The same in one process: to load the code for each file takes longer than most files' tests. */
export const testsTogether = (name: string, files: readonly string[]): Step =>
  testsApart(name, ['--test-isolation=none', roomForYoungObjects, ...files]);
