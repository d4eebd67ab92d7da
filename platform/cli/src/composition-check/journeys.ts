import { existsSync } from 'node:fs';
import path from 'node:path';
import { tryCommand } from '../bisect/try-command.ts';

/** How the journeys of some remotes are run against a compose link. */
export interface Journeys {
  /** What is run, for a person; null where there is nothing to run. */
  name: string | null;
  /** Whether they pass. @param link a compose link */
  pass(link: string): Promise<boolean>;
}

const workspace = path.resolve(import.meta.dirname, '../../../..');
const playwright = path.join(workspace, 'e2e/node_modules/@playwright/test/cli.js');
/** How long all journeys may take, in milliseconds. */
const timeoutMs = 30 * 60_000;

const nothing: Journeys = { name: null, pass: () => Promise.resolve(true) };

/**
 * The journeys of this repository that open pages of some remotes: those in their folders. Or another command, which
 * gets the link in AANGAN_LINK and the remotes in AANGAN_REMOTES.
 * @param command what --journeys says; `none` for no journeys
 */
export function journeysOf(remotes: readonly string[], command: string | undefined): Journeys {
  if (command === 'none' || remotes.length === 0) return nothing;
  const env = { AANGAN_REMOTES: remotes.join(' ') };
  if (command !== undefined) {
    return {
      name: command,
      pass: (link) => run(['sh', '-c', command], { ...env, AANGAN_LINK: link }),
    };
  }
  const folders = remotes
    .map((remote) => `journeys/${remote}/`)
    .filter((folder) => existsSync(path.join(workspace, 'e2e', folder)));
  if (folders.length === 0 || !existsSync(playwright)) return nothing;
  const config = path.join(workspace, 'e2e/playwright.config.ts');
  return {
    name: folders.join(', '),
    pass: (link) =>
      run([process.execPath, playwright, 'test', '--config', config, ...folders], {
        ...env,
        E2E_LINK: link,
      }),
  };
}

/** What they print is for people: it goes beside the command's own output. */
function run(command: readonly string[], env: Record<string, string>): Promise<boolean> {
  return tryCommand(command, { env, timeoutMs, isBeside: true });
}
