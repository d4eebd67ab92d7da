/**
 * A child of the renderer: runs the server modules of one composition, one job at a time. Jobs come on descriptor 0,
 * answers go to descriptor 3.
 */
import { Socket } from 'node:net';
import { createFrameReader, encodeFrame } from '../protocol/frames.ts';
import { type ChildMessage, type Job, maxDetailLength } from '../protocol/messages.ts';
import { dropCapabilities } from './drop-capabilities.ts';
import { ModuleProblem } from './loaded-composition.ts';
import { createOnlyComposition } from './only-composition.ts';
import { createPageTimers } from './timers.ts';

const input = new Socket({ fd: 0, readable: true, writable: false });
const output = new Socket({ fd: 3, readable: false, writable: true });
// Node opens stderr's descriptor at its first use, which is not possible later.
process.stderr.on('error', () => undefined);
dropCapabilities(input);

const timers = createPageTimers();
const only = createOnlyComposition(timers);
let current: number | null = null;
let isEnding = false;

const sendText = (json: string, then?: () => void) => output.write(encodeFrame(json), then);
const send = (message: ChildMessage, then?: () => void) => sendText(JSON.stringify(message), then);

async function work(job: Job): Promise<void> {
  if (isEnding) return;
  const { id, page } = job;
  current = id;
  send({ type: 'taken', id });
  const before = process.cpuUsage();
  timers.start();
  try {
    const composition = only.of(job);
    const rendered = await composition.render(page);
    const cpuMs = milliseconds(process.cpuUsage(before));
    sendText(`{"type":"done","id":${id},"cpuMs":${cpuMs},"page":${rendered}}`);
  } catch (error) {
    send(failure(id, error));
  } finally {
    timers.stop();
    current = null;
  }
}

function failure(id: number, error: unknown): ChildMessage {
  const kind = error instanceof ModuleProblem ? 'module' : 'error';
  return { type: 'failed', id, failure: kind, detail: describe(error), isLast: isEnding };
}

/** Anything can be thrown, and reading it may throw again. */
function describe(error: unknown): string {
  try {
    const { stack } = (error ?? {}) as { stack?: unknown };
    return String(stack ?? error).slice(0, maxDetailLength);
  } catch {
    return 'an error that cannot be described';
  }
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/**
 * After an error that no page awaits, the state of the process is unknown: it ends, and the supervisor starts another.
 */
function giveUp(error: unknown): void {
  isEnding = true;
  if (current === null) process.exit(1);
  send(failure(current, error), () => process.exit(1));
}
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);

const read = createFrameReader(Number.POSITIVE_INFINITY, {
  onFrame: (job) => void work(job as Job),
  onViolation: () => process.exit(1),
});
input.on('data', read);
input.on('end', () => process.exit(0));
send({ type: 'ready' });
