import semver from 'semver';
import type { ContractName, HostContract, PackageContract } from './contract.ts';

/** The differences of two contracts, as sentences. */
interface ContractChanges {
  /** New names and members: remotes built against the older contract still fit. */
  added: string[];
  /** Names and members that are gone or have another type: remotes may break. */
  broken: string[];
}

/** What `after` adds to `before`, and what it breaks. */
function compareContracts(before: HostContract, after: HostContract): ContractChanges {
  const changes: ContractChanges = { added: [], broken: [] };
  for (const name of new Set([...Object.keys(before.packages), ...Object.keys(after.packages)])) {
    comparePackage(name, before.packages[name] ?? {}, after.packages[name] ?? {}, changes);
  }
  return changes;
}

/**
 * Why `after` may not follow `before` under its version; undefined where it may. An addition takes a minor step, a
 * removal or change a major one, and one version never stands for two contracts.
 */
export function versionProblem(before: HostContract, after: HostContract): string | undefined {
  const { added, broken } = compareContracts(before, after);
  if (added.length + broken.length === 0) return undefined;
  const step = broken.length > 0 ? 'major' : 'minor';
  const needed = semver.inc(before.version, step) ?? before.version;
  if (semver.gte(after.version, needed)) return undefined;
  const lines = [...broken, ...added].map((change) => `  - ${change}`);
  return [
    `The host contract changed since ${before.version}:`,
    ...lines,
    `That takes a ${step} step: set "version" to ${needed} in the package.json of shared/host and shared/api-client and run npm run host-contract.`,
  ].join('\n');
}

function comparePackage(
  packageName: string,
  before: PackageContract,
  after: PackageContract,
  changes: ContractChanges,
): void {
  for (const [name, known] of Object.entries(before)) {
    const now = after[name];
    if (now) compareName(`${packageName} ${name}`, known, now, changes);
    else changes.broken.push(`${packageName} ${name} was removed`);
  }
  for (const name of Object.keys(after)) {
    if (!before[name]) changes.added.push(`${packageName} ${name} was added`);
  }
}

function compareName(
  name: string,
  before: ContractName,
  after: ContractName,
  { added, broken }: ContractChanges,
): void {
  if (before.declaration !== after.declaration) {
    broken.push(`${name} changed from "${before.declaration}" to "${after.declaration}"`);
  }
  if (before.deprecated !== after.deprecated) {
    added.push(`${name} is deprecated: ${after.deprecated ?? 'no longer'}`);
  }
  for (const [member, type] of Object.entries(before.members ?? {})) {
    const now = after.members?.[member];
    if (now === undefined) broken.push(`${name}.${member} was removed`);
    else if (now !== type) broken.push(`${name}.${member} changed from "${type}" to "${now}"`);
  }
  for (const member of Object.keys(after.members ?? {})) {
    if (before.members?.[member] === undefined) added.push(`${name}.${member} was added`);
  }
}
