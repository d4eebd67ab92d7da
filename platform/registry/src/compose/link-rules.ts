import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { isShell } from '../channel/check-served.ts';
import { findNamed } from '../channel/named-releases.ts';
import { findServed } from '../channel/served-repository.ts';
import { checkComposition } from '../gates/check-composition.ts';
import { describeProblem } from '../gates/gate.ts';
import { releaseFormats } from '../gates/release-formats.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { findUsable } from '../release/named-release-repository.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import type { WantedSetting } from './link-settings.ts';

/** On the channel that visitors see, a link adds servers of one's own computer to what it serves, and nothing else. */
export function requireOnlyLocals(
  channel: Channel,
  wanted: {
    refs: readonly ReleaseRef[];
    values: readonly WantedSetting[];
    isComplete: boolean;
    isTeam: boolean;
  },
): void {
  if (wanted.isTeam) {
    const detail = `Only an integrator can compose pages of ${channel}.`;
    throw new RegistryRefusal('forbidden', detail, { code: 'integrator_required' });
  }
  if (wanted.refs.length + wanted.values.length === 0 && !wanted.isComplete) return;
  const reason = `Compose links do not open on ${channel}: visitors must not be led to releases that no gate has passed. Make one for staging; the console takes it to ${channel} for one browser.`;
  throw new RegistryRefusal('conflict', reason);
}

/** @throws {RegistryRefusal} for releases that are unknown, retired, or named twice */
export async function requireUsable(
  db: Kysely<Tables>,
  refs: readonly ReleaseRef[],
): Promise<ReleaseManifest[]> {
  if (refs.length === 0) return [];
  const published = await findNamed(db, refs);
  const usable = await findUsable(db, refs);
  const retired = refs.filter(({ name }) => !usable.some((one) => one.name === name));
  if (retired.length > 0) {
    const names = retired.map(({ name, release }) => `${name} ${release}`).join(', ');
    throw new RegistryRefusal('conflict', `Retired, and cannot be composed: ${names}.`);
  }
  return published;
}

/** @returns why the gate would refuse these releases. @throws {RegistryRefusal} where no page can be made of them */
export function problemsOf(
  channel: Channel,
  releases: readonly ReleaseManifest[],
  at: Date,
): string[] {
  const shell = releases.find(isShell);
  if (!shell) {
    const reason = `The composition has no shell: name a release of it, or put one on ${channel}.`;
    throw new RegistryRefusal('conflict', reason);
  }
  const remotes = releases.filter((one) => one.kind === 'remote');
  const proposed = { shell, remotes, today: at.toISOString().slice(0, 10) };
  const outdated = releaseFormats(proposed).map(describeProblem);
  if (outdated.length > 0) throw new RegistryRefusal('conflict', outdated.join(' '), outdated);
  return checkComposition(proposed).problems;
}

/** The names of the releases that none of these channels serves. Anybody can see the others already. */
export async function unserved(
  db: Kysely<Tables>,
  refs: readonly ReleaseRef[],
  names: readonly Channel[],
): Promise<string[]> {
  const served = await Promise.all(names.map((channel) => findServed(db, channel)));
  const known = new Set(served.flat().map(({ name, manifest }) => `${name} ${manifest.release}`));
  return refs
    .filter(({ name, release }) => !known.has(`${name} ${release}`))
    .map(({ name }) => name);
}
