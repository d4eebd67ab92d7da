import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Registry } from '@aangan/registry';
import type { Logger } from '@aangan/server';
import { workspace } from './code-of.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Where `npm run sdk` puts the packages. */
const folder = path.join(workspace, 'platform/sdk/dist');
const script = path.join(workspace, 'platform/sdk/src/bin.ts');
/** Of the process that builds them: visitors are served first. */
const niceness = 10;

/**
 * Publishes the packages for repositories of teams, as they were built last.
 * @param site the origin that they are installed from; undefined if it is not known
 * @returns a message for the terminal; undefined where there is nothing new
 */
export async function publishSdk(
  registry: Registry,
  site: string | undefined,
): Promise<string | undefined> {
  if (site === undefined) return undefined;
  const published = await registry.sdk.publish(folder, site);
  if (!published?.isNew) return undefined;
  return `Packages for repositories of teams: ${published.version}, at ${site}/platform/sdk`;
}

/**
 * Builds the packages in another process, unless they are up to date, and publishes them; while the site is served.
 * @param say gets the message for the terminal
 */
export async function buildSdk(
  registry: Registry,
  site: string,
  about: { lifecycle: Lifecycle; logger: Logger; say: (message: string) => void },
): Promise<void> {
  const { lifecycle, logger, say } = about;
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => void child.kill('SIGTERM');
  lifecycle.signal.addEventListener('abort', stop);
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (lifecycle.signal.aborted) return;
    if (code !== 0) throw new Error(errors);
    const message = await publishSdk(registry, site);
    if (message) say(message);
  } catch (error) {
    logger.error(error, 'the packages for repositories of teams cannot be built');
  } finally {
    lifecycle.signal.removeEventListener('abort', stop);
  }
}
