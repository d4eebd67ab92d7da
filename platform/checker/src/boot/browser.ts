import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import {
  type Containment,
  type ProcessorClock,
  residentMemory,
  startClock,
  withSession,
} from '@aangan/render/contained-process';
import { connectDevTools, type DevTools } from './devtools.ts';
import { howToInstall, NoBrowser } from './find-browser.ts';

/** A running headless Chromium without network, secrets or access to other files. */
export interface Browser {
  devTools: DevTools;
  /** Its name and version, such as "Chromium 148.0.1". */
  version: string;
  readonly isEnding: boolean;
  /** Why the checker ended it; undefined if it runs, or ended by itself. */
  readonly endedFor: string | undefined;
  /** Begins to count what its processes compute. */
  startClock(limitMs: number): ProcessorClock;
  residentMegabytes(): number;
  /** Ends all of its processes. */
  kill(reason?: string): void;
}

export interface BrowserOptions {
  /** The program. */
  path: string;
  containment: Containment;
  /** Whether its pages come from the network; otherwise the checker answers their requests. */
  isOnline?: boolean;
  /** The most that it may write to the checker for one page, in bytes, including what pages log. */
  messageBytes: number;
}

const megabyte = 1024 * 1024;
/** A user that owns nothing; contained processes run as this user. */
const nobody = 65534;
/** How long Chromium may take to start, in milliseconds. */
const startsWithinMs = 20_000;

/** An address at which nothing listens, for requests that the checker does not answer itself. */
const nowhere = '127.0.0.1:9';

const switches = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--mute-audio',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-domain-reliability',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--block-new-web-contents',
  '--js-flags=--max-old-space-size=512',
  // Contained processes may not create namespaces, and there is nothing left from which these would protect.
  '--no-sandbox',
];

const offline = [
  `--proxy-server=${nowhere}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * Starts Chromium. The checker answers its pages' requests through the debugging pipe, so no network is needed.
 * @throws {NoBrowser} if it does not start
 */
export async function startBrowser(options: BrowserOptions): Promise<Browser> {
  const { containment, messageBytes, isOnline } = options;
  const profile = await mkdtemp(path.join(os.tmpdir(), 'aangan-browser-'));
  if (containment.user) await chown(profile, nobody, nobody);
  const [file = '', ...parameters] = [
    ...containment.command,
    options.path,
    ...switches,
    ...(isOnline ? [] : offline),
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(file, [...parameters, 'about:blank'], {
    cwd: '/',
    // The profile is all that it may write. PATH is set because Debian's program for Chromium is a script.
    env: { HOME: profile, TMPDIR: profile, PATH: '/usr/local/bin:/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // It leads a session, so that all of its processes can be measured and killed.
    detached: true,
  });
  const pid = child.pid ?? 0;
  // Its processes inherit it: two browsers fill two processors, and visitors' pages are rendered beside them.
  if (pid > 0) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let isEnding = false;
  let endedFor: string | undefined;
  const kill = (reason?: string) => {
    if (!isEnding) endedFor = reason;
    isEnding = true;
    killGroup(pid);
    devTools.close(reason ?? 'Chromium was ended');
  };
  const devTools = connectDevTools({
    input: child.stdio[3] as Writable,
    output: child.stdio[4] as Readable,
    maxBytes: messageBytes,
    onFlood: () => kill(`it writes more than ${messageBytes / megabyte} MB to the console`),
  });
  const end = () => {
    isEnding = true;
    devTools.close('Chromium has ended');
    // Without a PID namespace, some processes may still be writing.
    killGroup(pid);
    void rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  };
  child.once('error', end);
  child.once('exit', end);
  const late = setTimeout(() => kill('Chromium did not start in time'), startsWithinMs);
  const version = await firstFrame(devTools)
    .then(() => versionOf(devTools))
    .catch((error: Error) => {
      throw new NoBrowser(`${options.path} does not start (${error.message}). ${howToInstall}.`);
    })
    .finally(() => clearTimeout(late));
  return {
    devTools,
    version,
    kill,
    get isEnding() {
      return isEnding;
    },
    get endedFor() {
      return endedFor;
    },
    startClock: (limitMs) => startClock(pid, limitMs, withSession),
    residentMegabytes: () => residentMemory(pid, withSession) / megabyte,
  };
}

async function versionOf(devTools: DevTools): Promise<string> {
  const { product } = await devTools.send<{ product: string }>('Browser.getVersion');
  return `Chromium ${product.replace(/^\D*/, '')}`;
}

/**
 * Waits until the empty page that Chromium opens has painted: most of Chromium's start-up work comes after its first
 * answer, and would be attributed to the first page.
 */
async function firstFrame(devTools: DevTools): Promise<void> {
  const { targetInfos } = await devTools.send<{
    targetInfos: { type: string; targetId: string }[];
  }>('Target.getTargets');
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  if (!targetId) return;
  const target = { targetId, flatten: true };
  const session = await devTools.send<{ sessionId: string }>('Target.attachToTarget', target);
  const expression = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';
  const asked = { expression, awaitPromise: true };
  await devTools.send('Runtime.evaluate', asked, session.sessionId);
  await devTools.send('Target.detachFromTarget', session);
}

function killGroup(pid: number): void {
  try {
    if (pid > 0) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
