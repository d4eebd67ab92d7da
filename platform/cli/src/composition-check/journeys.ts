import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Answer, verdictOf } from '@aangan/checker';
import { tryCommand } from '../bisect/try-command.ts';
import { workspace } from '../places.ts';

/** How the journeys of some remotes are run against a compose link. */
export interface Journeys {
  /** What is run, for display; null if there is nothing to run. */
  name: string | null;
  /** Whether the journeys pass; failing ones are run once more. @param link a compose link */
  answer(link: string): Promise<Answer>;
}

const e2e = path.join(workspace ?? '', 'e2e');
const playwright = path.join(e2e, 'node_modules/@playwright/test/cli.js');
/** How long all journeys may take, in milliseconds. */
const timeoutMs = 30 * 60_000;

/** Runs nothing. */
export const noJourneys: Journeys = { name: null, answer: () => Promise.resolve('good') };

/**
 * The journeys in this repository, in the folders of some remotes, that open their pages; or another command, which
 * gets the link in AANGAN_LINK and the remotes in AANGAN_REMOTES.
 * @param options.command the value of --journeys; `none` for no journeys
 * @param options.browser the path of the browser to use
 */
export function journeysOf(
  remotes: readonly string[],
  { command, browser }: { command: string | undefined; browser: string },
): Journeys {
  if (command === 'none' || remotes.length === 0) return noJourneys;
  const env = { AANGAN_REMOTES: remotes.join(' '), CHROMIUM_PATH: browser };
  if (command !== undefined) {
    return {
      name: command,
      answer: (link) => run(['sh', '-c', command], { ...env, AANGAN_LINK: link }),
    };
  }
  const folders = remotes
    .map((remote) => `journeys/${remote}/`)
    .filter((folder) => existsSync(path.join(e2e, folder)));
  if (!workspace || folders.length === 0 || !existsSync(playwright)) return noJourneys;
  const config = path.join(e2e, 'playwright.config.ts');
  return {
    name: folders.join(', '),
    answer: (link) =>
      run([process.execPath, playwright, 'test', '--config', config, ...folders], {
        ...env,
        E2E_LINK: link,
      }),
  };
}

/** Their output is for people, so it does not go to this command's stdout. */
async function run(command: readonly string[], env: Record<string, string>): Promise<Answer> {
  const { answer } = await verdictOf(async () => {
    const isPassed = await tryCommand(command, { env, timeoutMs, isBeside: true });
    return { answer: isPassed ? 'good' : 'bad', seen: [] };
  });
  return answer;
}
