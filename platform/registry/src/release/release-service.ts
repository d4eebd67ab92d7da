import { type Channel, packageVersionOf, type ReleaseManifest } from '@aangan/manifest';
import type { Envelope } from '@aangan/manifest/provenance';
import { BlobRefused, type BlobStore, type Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import pMap from 'p-map';
import type { Checker } from '../gates/checker.ts';
import { readTypes } from '../gates/read-types.ts';
import { findProvenance, type StoredProvenance } from '../provenance/provenance-repository.ts';
import { recordProvenance } from '../provenance/record-provenance.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { requireOwnRelease, type TeamRights } from '../tokens/team-rights.ts';
import { compress as compressFile } from './compress.ts';
import { compressFiles } from './compress-files.ts';
import type { Compress } from './compressed-copies.ts';
import { markWithTeam } from './mark-with-team.ts';
import { readManifest, requireRecorded } from './read-manifest.ts';
import { announcedBytes } from './release-file-repository.ts';
import { holdRelease, liftHold } from './release-hold-repository.ts';
import * as repository from './release-repository.ts';
import { type ReleaseSource, versionOf } from './release-source.ts';
import { requireMessages } from './require-messages.ts';
import { requireServable } from './require-servable.ts';
import type { StoredCopies } from './stored-copies.ts';

/** An announced release, and what is missing for its publication. */
interface AnnouncedRelease {
  name: string;
  release: string;
  /** The version of the first announcement: the same content is the same release. */
  version: string | null;
  isPublished: boolean;
  /** Hex sha256 of the blobs that the registry lacks, each once. */
  missing: string[];
}

/** Who makes a release visible. */
interface Finaliser {
  by: string;
  /** What the token of a team may do; undefined for an integrator. */
  rights?: TeamRights | undefined;
}

export interface ReleaseService {
  /**
   * Takes a release.json and answers which files to send. Announcing a release again is harmless.
   * @throws {RegistryRefusal} `invalid` for a malformed one and for one that lacks what the gate compares, `conflict`
   *   when the id is taken by other content.
   */
  announce(
    manifest: unknown,
    origin: {
      by: string;
      isBootstrap?: boolean;
      source?: ReleaseSource;
      /** What its build signed. */
      provenance?: Envelope | undefined;
      /** What the token of a team may do; undefined for others, who may publish everything. */
      rights?: TeamRights | undefined;
    },
  ): Promise<AnnouncedRelease>;
  /**
   * Takes the bytes of an announced file.
   * @throws {RegistryRefusal} when no release announced them, they are too many, or have another hash.
   */
  putBlob(sha256: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Checks every file, compresses them, then makes the release visible in one step.
   * A new name of a team that has a remote of low trust is of low trust too, unless an integrator finalises it.
   * @param sender undefined for the site itself
   * @returns why it is of low trust, where that began with this release
   * @throws {RegistryRefusal} when files are missing, differ from release.json, or cannot be served, `conflict` where it
   *   was announced with another release.json meanwhile, and `forbidden` where the remote is another team's.
   */
  finalise(name: string, release: string, sender?: Finaliser): Promise<{ lowTrust?: string }>;
  /**
   * The declarations of a published release's exposes; none where its build did not record them.
   * @throws {RegistryRefusal} `not-found`
   */
  types(name: string, release: string): Promise<Record<string, string>>;
  /**
   * What builds of a published release said of it, signed: what a channel may require comes first.
   * @throws {RegistryRefusal} `not-found`
   */
  provenance(name: string, release: string): Promise<StoredProvenance[]>;
  /** release.json of a published release; null where there is none. */
  manifest(name: string, release: string): Promise<ReleaseManifest | null>;
  list(options: { name?: string }): ReturnType<typeof repository.listReleases>;
}

interface Options {
  database: Pick<Database<Tables>, 'kysely'>;
  blobs: BlobStore;
  /** Compressed copies in `blobs`. */
  copies: StoredCopies;
  /** Reads the types of releases; without one they are not checked. */
  checker?: Checker | undefined;
  compress?: Compress | undefined;
  /** The channel that visitors see; production. */
  visitorsChannel?: Channel;
}

export function createReleaseService(options: Options): ReleaseService {
  const { database, blobs, copies, checker, compress = compressFile } = options;
  const { visitorsChannel = 'production' } = options;
  const db = database.kysely;

  const missingBlobs = async (manifest: ReleaseManifest): Promise<string[]> => {
    const wanted = new Set(Object.values(manifest.files).map((file) => file.sha256));
    const missing: string[] = [];
    await pMap(
      [...wanted],
      async (sha256) => {
        if (!(await blobs.has(sha256))) {
          missing.push(sha256);
        }
      },
      { concurrency: 16 },
    );
    return missing.sort();
  };

  const check = async (stored: repository.StoredRelease) => {
    const read = (sha256: string) => blobs.read(sha256);
    await requireServable(stored, read, checker);
    const untranslated = await requireMessages(stored.manifest, read);
    // The manifest that was checked: the table may have the files of another release.json meanwhile.
    const stores = { db, blobs, compress, copies, visitorsChannel };
    return { variants: await compressFiles(stored.manifest, stores), untranslated };
  };

  const publish = (
    stored: repository.StoredRelease,
    checked: repository.CheckedRelease,
    { by, rights }: Finaliser,
  ) =>
    db.transaction().execute(async (transaction) => {
      // The first published release decides who owns the remote, so publications of a name take turns.
      await repository.lockName(transaction, stored.name);
      if (rights) await requireOwnRelease(transaction, rights, stored.manifest);
      const isNew = !(await repository.isPublished(transaction, stored.name));
      if (!(await repository.markPublished(transaction, stored.manifest, checked))) {
        throw replaced(stored);
      }
      if (!rights || !isNew) return {};
      const lowTrust = await markWithTeam(transaction, stored.name, { team: rights.team, by });
      return lowTrust === undefined ? {} : { lowTrust };
    });

  return {
    announce: async (value, { by, isBootstrap = false, source = {}, provenance, rights }) => {
      const manifest = readManifest(value);
      if (rights) await requireOwnRelease(db, rights, manifest);
      const { name, release } = manifest;
      const known = await repository.findRelease(db, name, release);
      if (!known?.published_at) requireRecorded(manifest);
      const version = packageVersionOf(manifest) ?? source.version;
      const origin = { by, isBootstrap, source: { ...source, ...(version && { version }) } };
      await db.transaction().execute(async (transaction) => {
        await record(transaction, manifest, origin);
        if (provenance) await recordProvenance(transaction, manifest, provenance, { by, rights });
      });
      const stored = await repository.findRelease(db, name, release);
      const isPublished = stored?.published_at != null;
      const missing = isPublished ? [] : await missingBlobs(manifest);
      const named = versionOf(stored?.package_version ?? null, release);
      return { name, release, version: named, isPublished, missing };
    },

    putBlob: async (sha256, content) => {
      const maxBytes = await announcedBytes(db, sha256);
      if (maxBytes === undefined) {
        throw new RegistryRefusal('not-found', 'No announced release has a file of this hash.');
      }
      try {
        await blobs.put(content, { expectedSha256: sha256, maxBytes });
      } catch (error) {
        throw error instanceof BlobRefused ? blobRefusal(error) : error;
      }
    },

    finalise: async (name, release, sender = { by: 'the site' }) => {
      const stored = await repository.findRelease(db, name, release);
      if (!stored) throw new RegistryRefusal('not-found', 'Not found.');
      if (sender.rights) await requireOwnRelease(db, sender.rights, stored.manifest);
      if (stored.published_at !== null) return {};
      const missing = await missingBlobs(stored.manifest);
      if (missing.length > 0) {
        const files = Object.entries(stored.manifest.files);
        const names = files
          .filter(([, file]) => missing.includes(file.sha256))
          .map(([path]) => path);
        throw new RegistryRefusal('conflict', 'Files of the release are missing.', names.sort());
      }
      const hold = await holdRelease(db, stored.manifest, checkSeconds);
      if (hold === undefined) throw replaced(stored);
      try {
        return await publish(stored, await check(stored), sender);
      } catch (error) {
        await liftHold(db, stored, hold);
        throw error;
      }
    },

    manifest: async (name, release) => {
      const stored = await repository.findRelease(db, name, release);
      return stored?.published_at ? stored.manifest : null;
    },

    types: async (name, release) => {
      const stored = await repository.findRelease(db, name, release);
      if (!stored?.published_at) throw new RegistryRefusal('not-found', 'Not found.');
      const { manifest } = stored;
      if (manifest.kind !== 'remote') return {};
      return (await readTypes(manifest, (sha256) => blobs.read(sha256))).exposes;
    },

    provenance: async (name, release) => {
      const stored = await repository.findRelease(db, name, release);
      if (!stored?.published_at) throw new RegistryRefusal('not-found', 'Not found.');
      return findProvenance(db, stored);
    },

    list: (filter) => repository.listReleases(db, { ...filter, limit: 200 }),
  };
}

/** The longest that a check holds its release, in seconds: a check that dies lifts no hold. */
const checkSeconds = 600;

function replaced({ name, release }: repository.StoredRelease): RegistryRefusal {
  return new RegistryRefusal(
    'conflict',
    `${name} ${release} was announced with another release.json while this one was checked. Publish it again.`,
  );
}

/** A release that was never published may still be announced with other content; a published one not. */
async function record(
  db: Kysely<Tables>,
  manifest: ReleaseManifest,
  origin: repository.ReleaseOrigin,
): Promise<void> {
  if (await repository.insertRelease(db, manifest, origin)) return;
  if (await repository.isSameManifest(db, manifest)) return;
  await repository.deleteUnpublished(db, manifest);
  if (await repository.insertRelease(db, manifest, origin)) return;
  // Of several that announce the same at once, one takes the other's place, and the rest find theirs.
  if (!(await repository.isSameManifest(db, manifest))) {
    throw new RegistryRefusal(
      'conflict',
      `${manifest.name} ${manifest.release} is already there with other content, or is being checked with it, and a release never changes. Build it again under another id.`,
    );
  }
}

function blobRefusal(error: BlobRefused): RegistryRefusal {
  const kind = error.reason === 'too-large' ? 'too-large' : 'invalid';
  return new RegistryRefusal(kind, error.message);
}
