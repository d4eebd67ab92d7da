import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Containment, residentMemory, startClock } from '@aangan/render/contained-process';
import { LRUCache } from 'lru-cache';
import { type CompilerMessage, readMessages } from './compiler-messages.ts';
import type { TypeProject } from './type-project.ts';

/** What one run of the compiler may cost. */
export interface CompileLimits {
  /** Milliseconds of processor time; they may wait five times as long. */
  timeMs: number;
  memoryMegabytes: number;
  outputBytes: number;
}

export const defaultLimits: CompileLimits = {
  timeMs: 20_000,
  memoryMegabytes: 1_024,
  outputBytes: 256 * 1024,
};

/** The compiler's messages, or why it was ended. */
type CompileOutcome = { messages: CompilerMessage[] } | { ended: string };

export type Compile = (project: TypeProject) => Promise<CompileOutcome>;

/** How often the compiler's time and memory are looked at, in milliseconds. */
const watchMs = 25;
const megabyte = 1024 * 1024;
/** How many outcomes are cached: the same files compile the same way. */
const maxOutcomes = 200;

/**
 * Runs the TypeScript compiler in a process of its own: without environment and network and, if the system permits it,
 * as a user that owns nothing. The compiler only reads types and runs nothing.
 */
export function createCompiler(containment: Containment, limits: CompileLimits): Compile {
  const cache = new LRUCache<string, CompileOutcome>({ max: maxOutcomes });
  return async (project) => {
    const key = JSON.stringify(project);
    const known = cache.get(key);
    if (known) return known;
    const outcome = await compileOnce(project, containment, limits);
    // Timeouts are not cached: the machine may have been busy.
    if ('messages' in outcome) cache.set(key, outcome);
    return outcome;
  };
}

async function compileOnce(
  project: TypeProject,
  containment: Containment,
  limits: CompileLimits,
): Promise<CompileOutcome> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'aangan-types-'));
  try {
    await writeProject(directory, project);
    const outcome = await run(directory, containment, limits);
    if (!('output' in outcome)) return outcome;
    const messages = readMessages(outcome.output);
    if (!messages) throw new Error(`The TypeScript compiler failed: ${outcome.output}`);
    return { messages };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function writeProject(directory: string, project: TypeProject): Promise<void> {
  // The compiler runs as another user, who may read this folder and no other of this process.
  await chmod(directory, 0o755);
  for (const [file, text] of Object.entries(project)) {
    await mkdir(path.join(directory, path.dirname(file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
}

const requireHere = createRequire(import.meta.url);

/** The compiler is a native program in a package for each system. */
function compilerPath(): string {
  const { resolve } = createRequire(requireHere.resolve('typescript/package.json'));
  const own = resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  return path.join(path.dirname(own), 'lib/tsc');
}

function run(
  directory: string,
  { command }: Containment,
  limits: CompileLimits,
): Promise<{ output: string } | { ended: string }> {
  const [file = '', ...parameters] = [...command, compilerPath(), '-p', 'tsconfig.json'];
  const child = spawn(file, [...parameters, '--pretty', 'false', '--singleThreaded'], {
    cwd: directory,
    env: { GOMAXPROCS: '2', GOMEMLIMIT: `${Math.floor(limits.memoryMegabytes / 2)}MiB` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const clock = startClock(child.pid ?? 0, limits.timeMs);
    const end = (reason: string) => {
      child.kill('SIGKILL');
      resolve({ ended: reason });
    };
    const read = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.outputBytes) end('the compiler has too much to say about them');
      else chunks.push(chunk);
    };
    const watching = setInterval(() => {
      const used = residentMemory(child.pid ?? 0) / megabyte;
      const exceeded = clock.exceeded();
      if (exceeded) end(`the compiler ${exceeded} for them`);
      else if (used > limits.memoryMegabytes) {
        end(`the compiler needs more than ${limits.memoryMegabytes} MB of memory for them`);
      }
    }, watchMs);
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watching);
      const output = Buffer.concat(chunks).toString();
      // 0: no errors, 1 and 2: errors in the files.
      if (code !== null && code <= 2) resolve({ output });
      else resolve({ ended: `the compiler ended with ${signal ?? code}` });
    });
  });
}
