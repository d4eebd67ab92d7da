import type { Logger } from '@aangan/server';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { runChild } from './run-child.ts';

/** Where systems install browsers, beside the folders that every part reads. */
const browserFolders = ['/usr/local/bin', '/snap/bin', '/Applications', '/usr/lib'];

/**
 * The checker that CHECKER_URL names, or else one that runs as a child process until the program stops.
 * @returns its address; it may not listen yet
 */
export async function runChecker(
  { checkerUrl, logLevel, browser, checkerEngines }: StartSettings,
  logger: Logger,
  lifecycle: Lifecycle,
): Promise<string> {
  if (checkerUrl) return checkerUrl;
  const part = {
    name: 'checker',
    folder: 'platform/checker',
    isWriting: true,
    parameters: [
      ...['--log-level', logLevel, '--engines', checkerEngines],
      ...(browser ? ['--browser', browser] : []),
    ],
    readable: [...browserFolders, ...(browser ? [browser] : [])],
  };
  return runChild(part, logger, lifecycle);
}
