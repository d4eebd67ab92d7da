import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser, NoBrowser } from '@aangan/checker/browser';
import { tryListening } from '../dev/try-listening.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const run = promisify(execFile);

/** How long a program may take to say its version, in milliseconds. */
const timeoutMs = 15_000;
/** The oldest Node that `npm start` takes. */
const oldestNode = [20, 19] as const;

/** What a program prints first; undefined if it cannot be run. */
async function firstLineOf(program: string, ...parameters: string[]): Promise<string | undefined> {
  const ran = await run(program, parameters, { timeout: timeoutMs }).catch(() => undefined);
  return ran?.stdout.trim().split('\n')[0];
}

export function lookAtNode(version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  const isOldEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isOldEnough
    ? ok('Node', version)
    : wrong('Node', version, `Install Node ${oldestNode.join('.')} or newer.`);
}

export async function lookAtNpm(program = 'npm'): Promise<Finding> {
  const version = await firstLineOf(program, '--version');
  return version
    ? ok('npm', version)
    : wrong('npm', 'cannot be run', 'Install it: it comes with Node.');
}

export async function lookAtGit(program = 'git'): Promise<Finding> {
  const commit = await firstLineOf(program, 'rev-parse', '--short', 'HEAD');
  return commit
    ? ok('git', `at commit ${commit}`)
    : note(
        'git',
        'no commit here',
        'Releases are published without the commit that they were built from. Run git init, and commit.',
      );
}

/** @param named the path of CHROMIUM_PATH */
export async function lookAtBrowser(named: string | undefined): Promise<Finding> {
  try {
    const browser = findBrowser(named);
    const version = await firstLineOf(browser, '--version', '--no-sandbox');
    return version
      ? ok('Chromium', `${version.trim()} (${browser})`)
      : wrong('Chromium', `${browser} does not start`, `Run ${browser} --version to see why.`);
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    const [found = '', ...todo] = error.message.split(/(?<=\.) /);
    return note('Chromium', found, todo.join(' ') || 'Name one that is there.');
  }
}

/** @param port the one that `aangan dev` takes */
export async function lookAtPort(port: number): Promise<Finding> {
  const problem = await tryListening('127.0.0.1', port);
  if (!problem) return ok('Port of dev', `${port} is free`);
  const todo = `End what uses it, or name another: aangan dev <remote> --port ${port + 1}`;
  return note('Port of dev', `${port}: ${problem.code ?? problem.message}`, todo);
}
