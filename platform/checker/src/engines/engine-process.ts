import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type Containment,
  residentMemory,
  startClock,
  withSession,
} from '@aangan/render/contained-process';
import { carriedProgram } from '@aangan/server/carried-program';
import type { CandidateSite } from '../boot/candidate-site.ts';
import type { FromChild, ToChild } from './child/messages.ts';
import type { InstalledEngine } from './engine.ts';

/** What a browser may cost while one page is opened. */
export interface EngineLimits {
  /** Milliseconds of processor time for each page; three times as much may pass. */
  timeMs: number;
  memoryMegabytes: number;
  /** How long a page may show nothing while it requests nothing, in milliseconds. */
  emptyMs: number;
}

/** A browser of another engine in a process without network, secrets or access to other files. */
export interface EngineProcess {
  /** Its name and version, such as "Firefox 153.8.0". */
  version: string;
  /** Opens a page as a guest. @returns what it has thrown, and why it shows nothing. @throws when the browser ends */
  open(page: { url: string; shown: string; loading: string }): Promise<string[]>;
  end(): void;
}

/** The browser of an engine does not start, or ended while a page was open; says why. */
export class EngineEnded extends Error {
  override readonly name = 'EngineEnded';
}

const watchMs = 50;
/** What starting a browser may cost, in milliseconds of processor time: on a slow machine Firefox needs ten seconds. */
const startMs = 30_000;
/** How many times longer a page may wait than compute. */
const waits = 3;
const megabyte = 1024 * 1024;
/** A user that owns nothing; contained processes run as this user. */
const nobody = 65534;

const folder = new URL('./child/', import.meta.url);
let program: string[] | undefined;

/** Starts the browser of an engine. @throws {EngineEnded} if it does not start */
export async function startEngine(
  { engine, program: browser }: InstalledEngine,
  containment: Containment,
  site: CandidateSite,
  limits: EngineLimits,
): Promise<EngineProcess> {
  program ??= carriedProgram(
    new URL('engine-child.ts', folder),
    readdirSync(folder).map((name) => new URL(name, folder)),
  );
  const profile = await mkdtemp(path.join(os.tmpdir(), 'aangan-engine-'));
  if (containment.user) await chown(profile, nobody, nobody);
  const [file = '', ...parameters] = [
    ...(containment.commandWithLoopback ?? []),
    process.execPath,
    ...program,
  ];
  const child = spawn(file, parameters, {
    cwd: '/',
    env: { HOME: profile, TMPDIR: profile, PATH: '/usr/local/bin:/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It leads a session, so that all of its processes can be measured and killed.
    detached: true,
  });
  const pid = child.pid ?? 0;
  if (pid > 0) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let endedFor: string | undefined;
  const end = (why = 'it was ended') => {
    endedFor ??= why;
    killGroup(pid);
  };
  child.once('exit', () => {
    end('the browser ended');
    void rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  });
  child.once('error', ({ message }) => end(message));
  child.on('message', (message: FromChild) => {
    if (message.type === 'request') void answer(child, site, message);
  });

  /** Sends an order, and waits for its answer within the limits. */
  const ask = (order: ToChild, expected: 'started' | 'opened', timeMs: number) =>
    new Promise<FromChild>((resolve, reject) => {
      const clock = startClock(pid, timeMs, withSession, waits);
      const settle = (done: () => void) => {
        clearInterval(watching);
        child.off('message', onMessage);
        done();
      };
      const onMessage = (message: FromChild) => {
        if (message.type === expected) settle(() => resolve(message));
      };
      const watching = setInterval(() => {
        const exceeded = clock.exceeded();
        if (exceeded) end(`it ${exceeded}`);
        else if (residentMemory(pid, withSession) / megabyte > limits.memoryMegabytes) {
          end(`it needs more than ${limits.memoryMegabytes} MB of memory`);
        }
        const why = endedFor;
        if (why !== undefined) settle(() => reject(new EngineEnded(why)));
      }, watchMs);
      child.on('message', onMessage);
      if (child.connected) child.send(order);
    });

  const started = await ask({ type: 'start', engine, program: browser }, 'started', startMs);
  return {
    version: started.type === 'started' ? started.version : '',
    open: async (page) => {
      site.reported();
      const order: ToChild = { type: 'open', emptyMs: limits.emptyMs, ...page };
      const opened = await ask(order, 'opened', limits.timeMs);
      if (opened.type !== 'opened') return [];
      return [...site.reported(), ...opened.errors, ...(opened.problem ? [opened.problem] : [])];
    },
    end: () => end(),
  };
}

async function answer(
  child: ChildProcess,
  site: CandidateSite,
  { id, ...request }: Extract<FromChild, { type: 'request' }>,
): Promise<void> {
  const found = await site.answer(request).catch(() => null);
  if (!child.connected) return;
  if (!found) return void child.send({ type: 'refuse', id } satisfies ToChild);
  const headers = found.headers.map(({ name, value }): [string, string] => [name, value]);
  const body = found.body.toString('base64');
  child.send({ type: 'answer', id, status: found.status, headers, body } satisfies ToChild);
}

function killGroup(pid: number): void {
  try {
    if (pid > 0) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
