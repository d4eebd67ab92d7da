import type { Logger } from '@aangan/server';
import type { Lifecycle } from './lifecycle.ts';
import { runChild } from './run-child.ts';

interface RendererOptions {
  logger: Logger;
  logLevel: string;
  /** Whether it counts for metrics. */
  isMeasured?: boolean;
  /** Creates the socket to which it exports traces, in a folder that it may use; undefined if nothing is traced. */
  takeTraces?: (folder: string) => Promise<string | undefined>;
}

/**
 * Runs the renderer as a child process until the program stops.
 * @returns its address; it may not listen yet
 */
export function runRenderer(
  { logger, logLevel, isMeasured = false, takeTraces }: RendererOptions,
  lifecycle: Lifecycle,
): Promise<string> {
  const part = {
    name: 'renderer',
    folder: 'platform/render',
    parameters: ['--log-level', logLevel, ...(isMeasured ? ['--metrics'] : [])],
    inFolder: async (folder: string) => {
      const traces = await takeTraces?.(folder);
      return traces === undefined ? [] : ['--traces', traces];
    },
  };
  return runChild(part, logger, lifecycle);
}
