import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { findCanaries } from '../channel/canary-repository.ts';
import { findServed } from '../channel/served-repository.ts';
import { findRelease } from '../release/release-repository.ts';
import type { Tables } from '../tables.ts';
import { findAdvisories, type PackageAdvisory, servedBefore } from './advisory-repository.ts';
import { affectedPages } from './affected-pages.ts';
import { isAffected } from './is-affected.ts';
import type { BilledPackage } from './read-bill.ts';

/** A release of a channel that has a package with a known fault. */
export interface AffectedRelease {
  channel: Channel;
  name: string;
  release: string;
  isCanary: boolean;
  /** Null for the shell. */
  team: string | null;
  package: string;
  version: string;
  /** The advisory, and its other names in the feeds. */
  ids: string[];
  summary: string;
  severity: string | null;
  /** Paths of pages that load it; null for every page of the channel. */
  pages: string[] | null;
  /** The release that brought it, and when the channel began to serve it; null for a canary. */
  since: { release: string; at: string } | null;
}

/** How many changes of a name are looked through for the one that brought a package. */
const maxChanges = 50;

type ReadBill = (manifest: ReleaseManifest) => Promise<BilledPackage[]>;

/** What each channel serves with known faults: stable releases and canaries. */
export async function findAffected(
  db: Kysely<Tables>,
  channels: readonly Channel[],
  readBill: ReadBill,
): Promise<AffectedRelease[]> {
  const served = await Promise.all(channels.map((channel) => servedOn(db, channel)));
  const bills = new Map<ReleaseManifest, BilledPackage[]>();
  for (const { manifest } of served.flat()) bills.set(manifest, await readBill(manifest));
  const names = new Set([...bills.values()].flat().map(({ name }) => name));
  const byPackage = Map.groupBy(await findAdvisories(db, [...names]), ({ name }) => name);
  const found: AffectedRelease[] = [];
  for (const one of served.flat()) {
    for (const billed of bills.get(one.manifest) ?? []) {
      const about = (byPackage.get(billed.name) ?? []).filter((advisory) =>
        isAffected(billed.version, advisory),
      );
      for (const advisory of withoutAliases(about)) {
        found.push(await describe(db, one, { billed, advisory, readBill }));
      }
    }
  }
  return found;
}

interface Served {
  channel: Channel;
  manifest: ReleaseManifest;
  isCanary: boolean;
  /** All stable releases beside it. */
  beside: readonly ReleaseManifest[];
}

async function servedOn(db: Kysely<Tables>, channel: Channel): Promise<Served[]> {
  const stable = (await findServed(db, channel)).map(({ manifest }) => manifest);
  const canaries = (await findCanaries(db, channel)).flatMap(({ releases }) => releases);
  const of = (manifest: ReleaseManifest, isCanary: boolean) => {
    return { channel, manifest, isCanary, beside: stable };
  };
  return [...stable.map((one) => of(one, false)), ...canaries.map((one) => of(one, true))];
}

/** One of the advisories for each fault: feeds name the same one in several ways. */
function withoutAliases(advisories: readonly PackageAdvisory[]): PackageAdvisory[] {
  const faults: PackageAdvisory[] = [];
  for (const advisory of advisories) {
    const names = [advisory.id, ...advisory.aliases];
    const same = faults.find(({ id, aliases }) =>
      [id, ...aliases].some((one) => names.includes(one)),
    );
    if (same)
      same.aliases = [...new Set([...same.aliases, ...names])].filter((one) => one !== same.id);
    else faults.push({ ...advisory });
  }
  return faults;
}

async function describe(
  db: Kysely<Tables>,
  { channel, manifest, isCanary, beside }: Served,
  found: { billed: BilledPackage; advisory: PackageAdvisory; readBill: ReadBill },
): Promise<AffectedRelease> {
  const { billed, advisory, readBill } = found;
  const { name, release } = manifest;
  return {
    channel,
    name,
    release,
    isCanary,
    team: manifest.kind === 'remote' ? manifest.manifest.team : null,
    package: billed.name,
    version: billed.version,
    ids: [advisory.id, ...advisory.aliases],
    summary: advisory.summary,
    severity: advisory.severity,
    pages: affectedPages(manifest, billed.exposes, beside),
    since: isCanary
      ? null
      : await whenItCame(db, { channel, name, release }, billed, advisory, readBill),
  };
}

/** The first release of the unbroken line up to now that has the package in an affected version. */
async function whenItCame(
  db: Kysely<Tables>,
  served: { channel: Channel; name: string; release: string },
  { name: packageName }: BilledPackage,
  advisory: PackageAdvisory,
  readBill: ReadBill,
): Promise<AffectedRelease['since']> {
  let since: AffectedRelease['since'] = null;
  for (const step of await servedBefore(db, served, maxChanges)) {
    const stored = await findRelease(db, served.name, step.release);
    if (!stored) break;
    const has = (await readBill(stored.manifest)).some(
      (one) => one.name === packageName && isAffected(one.version, advisory),
    );
    if (!has) break;
    since = step;
  }
  return since;
}
