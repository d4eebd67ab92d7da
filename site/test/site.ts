import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(workspace, 'site/src/bin.ts');
export const bootstrapper = path.join(workspace, 'tools/bootstrap.mjs');

/** How long a start may take, in milliseconds; it may have to build everything first. */
const readyWithinMs = 180_000;

/** A process of the command line, with its output so far. */
export interface CommandProcess {
  child: ChildProcess;
  said(): string;
  /** Waits until its output matches. @throws when it ends without. */
  says(pattern: RegExp): Promise<string>;
  /** Waits for its end. */
  exit(): Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>;
}

const started = new Set<ChildProcess>();

/** Kills the processes that a failed test left running; for the `after` of a file. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }),
  );
}

/** What the processes get of the tests' own surroundings: nothing that changes what they do. */
const kept = ['PATH', 'HOME', 'COPIES_DIR', 'CHROMIUM_PATH', 'NODE_COMPILE_CACHE'];
const shared = Object.fromEntries(
  kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Runs `aangan …` with these settings only. */
export function run(
  parameters: readonly string[],
  settings: Record<string, string> = {},
  program: readonly string[] = [bin],
): CommandProcess {
  return execute(process.execPath, [...program, ...parameters], settings);
}

/** Runs a program with these settings only. */
export function execute(
  program: string,
  parameters: readonly string[],
  settings: Record<string, string> = {},
  cwd = workspace,
): CommandProcess {
  const child = spawn(program, [...parameters], {
    cwd,
    env: { ...shared, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let text = '';
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  const says = async (pattern: RegExp) => {
    const deadline = Date.now() + readyWithinMs;
    while (!pattern.test(text)) {
      assert.ok(!hasEnded && Date.now() < deadline, `${pattern} is not in the output:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return text;
  };
  return {
    child,
    said: () => text,
    says,
    exit: async () => {
      await ended;
      return { code: child.exitCode, signal: child.signalCode, said: text };
    },
  };
}

/**
 * A port that is free together with the two after it, for staging and the console. None of those that the system gives
 * to outgoing connections: one of them could take the port before the site listens.
 */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(10_000, 30_000);
    const ports = [first, first + 1, first + 2];
    const servers = await Promise.all(ports.map((port) => listening(port).catch(() => undefined)));
    await Promise.all(servers.map((server) => server && closed(server)));
    if (servers.every(Boolean)) return first;
  }
}

async function listening(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** A temporary folder for the tests. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-site-'));
  return {
    path: folder,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A temporary folder for the tests of a file. After them their processes are killed, and the folder is removed. */
export function folderOfTests() {
  const made = { path: '', remove: async () => undefined as undefined };
  before(async () => Object.assign(made, await temporaryFolder()));
  after(async () => {
    await killAll();
    await made.remove();
  });
  return {
    get path() {
      return made.path;
    },
    /** Settings of a site of its own: free ports, and data in the folder. */
    settingsFor: async (name: string) => ({
      PORT: String(await freePorts()),
      DATA_DIR: path.join(made.path, name),
    }),
  };
}

/** Fetches JSON of a site. */
export async function getJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return (await response.json()) as Answer;
}

/** Whether anything listens there. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/**
 * The page, once the edge has noticed that it answers with the status, and has rendered what is looked for: on a busy
 * machine a view is sent unrendered when the edge's time limit for rendering has passed.
 */
export async function pageWith(address: string, status: number, text = /./): Promise<string> {
  for (;;) {
    const answer = await fetch(address);
    const body = await answer.text();
    if (answer.status === status && text.test(body)) return body;
    await sleep(50);
  }
}
