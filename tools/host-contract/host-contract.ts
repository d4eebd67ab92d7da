/**
 * What remotes may import from their host, as a report: `npm run host-contract` writes it, `--check` compares it with
 * the sources and holds its version to the changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { versionProblem } from './compare-contracts.ts';
import type { HostContract } from './contract.ts';
import { contractProblems } from './contract-problems.ts';
import { currentContract } from './current-contract.ts';
import { publishedContracts } from './published-contracts.ts';

const report = 'shared/host/host-contract.json';
const file = resolve(import.meta.dirname, '../..', report);

function readReport(): HostContract | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function check(): string[] {
  return contractProblems(currentContract(), readReport(), publishedContracts(report));
}

function write(): string[] {
  const current = currentContract();
  const present = readReport();
  const problem = present && versionProblem(present, current);
  if (problem) return [problem];
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
  console.log(`Wrote ${report}, version ${current.version}.`);
  return [];
}

const problems = process.argv.includes('--check') ? check() : write();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
