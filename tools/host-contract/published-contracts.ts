import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { HostContract } from './contract.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * The contracts that the repository's history holds, newest first: each commit that changed the report.
 * Empty outside of a git checkout and where the history is not there.
 */
export function publishedContracts(report: string): HostContract[] {
  return commitsOf(report).flatMap((commit) => {
    const text = git('show', `${commit}:${report}`);
    return text ? [JSON.parse(text) as HostContract] : [];
  });
}

function commitsOf(report: string): string[] {
  return (git('log', '--format=%H', '--', report) ?? '').split('\n').filter(Boolean);
}

function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
