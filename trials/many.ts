/**
 * nginx before three APIs, two registries and two edges on one PostgreSQL: races over different processes, processes
 * that end under load, visitors' addresses, streams of events, nginx's log, and the journeys of e2e. PORT (4550, and those up to 41 after it), JOURNEYS
 * (parts of their names, separated by commas; `none`; `only` for all of them and nothing else).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tools/gate/find-browser.ts';
import { tryAddresses, tryConsole } from './many/addresses.ts';
import { checkConfiguration } from './many/configuration.ts';
import { runKills } from './many/kills.ts';
import { searchNginxLogs, sendSecrets, tryLogFormat } from './many/nginx-log.ts';
import { tryOwnAnswers } from './many/own-answers.ts';
import { endAll, root } from './many/processes.ts';
import { runRaces } from './many/races.ts';
import { type ManySite, startManySite } from './many/site.ts';
import { tryStream } from './many/stream.ts';
import { createTable } from './many/table.ts';

const port = Number(process.env.PORT ?? 4550);
const journeys = process.env.JOURNEYS ?? '';

export async function trial(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-many-'));
  const { report, hasHeld } = createTable('many');
  let site: ManySite | undefined;
  try {
    await checkConfiguration(folder, report);
    await tryLogFormat(folder, port, report);
    await tryOwnAnswers(folder, port, report);
    site = await startManySite(folder, port);
    if (journeys !== 'only') {
      await tryAddresses(site, report);
      await tryConsole(site, report);
      await tryStream(site.origin, report);
      await sendSecrets(site);
      await runRaces(site, report);
      await runKills(site, report);
    }
    if (journeys !== 'none') report('the journeys of e2e', await runJourneys(), 'see above');
    if (journeys !== 'only') await searchNginxLogs(site, report);
  } finally {
    await endAll();
    await site?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

async function runJourneys(): Promise<boolean> {
  const browser = findBrowser(process.env);
  const playwright = join(root, 'trials/node_modules/@playwright/test/cli.js');
  const names = journeys === 'only' ? [] : journeys.split(',').filter(Boolean);
  const run = spawn(
    process.execPath,
    [playwright, 'test', '--config', 'trials/chromium/running.config.ts', ...names],
    {
      cwd: root,
      env: { ...process.env, E2E_PORT: String(port), ...(browser && { CHROMIUM_PATH: browser }) },
      stdio: 'inherit',
    },
  );
  const [code] = await once(run, 'exit');
  return code === 0;
}
