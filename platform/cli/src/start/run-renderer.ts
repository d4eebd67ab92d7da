import type { Logger } from '@aangan/server';
import type { Lifecycle } from './lifecycle.ts';
import { runChild } from './run-child.ts';

interface RendererOptions {
  logger: Logger;
  logLevel: string;
  /** Whether it counts for metrics. */
  isMeasured?: boolean;
}

/**
 * Runs the renderer as a child process until the program stops.
 * @returns where it is found; it may not listen yet
 */
export function runRenderer(
  { logger, logLevel, isMeasured = false }: RendererOptions,
  lifecycle: Lifecycle,
): Promise<string> {
  const part = {
    ...{ name: 'renderer', script: 'platform/render/src/main.ts' },
    parameters: ['--log-level', logLevel, ...(isMeasured ? ['--metrics'] : [])],
    code: ['node_modules', 'platform/render', 'platform/manifest', 'shared/server', 'package.json'],
  };
  return runChild(part, logger, lifecycle);
}
