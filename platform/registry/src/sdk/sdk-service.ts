import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BlobStore, Database } from '@aangan/server';
import type { Tables } from '../tables.ts';
import { type BuiltSdk, readBuiltSdk, readPackageFiles } from './built-sdk.ts';
import { packageTarball, tarballName } from './package-tarball.ts';
import type { SdkPackage, SdkVersion, VersionNumbers } from './sdk-repository.ts';
import * as repository from './sdk-repository.ts';

/** A package that can be installed. */
interface ListedPackage {
  name: string;
  /** The file that it is served as. */
  file: string;
  /** SRI, sha512. */
  integrity: string;
  bytes: number;
}

/** A version of the packages that can be installed. */
interface ListedSdk {
  version: string;
  publishedAt: string;
  /** The origin that its packages name each other by. */
  address: string;
  libraries: Record<string, string>;
  packages: ListedPackage[];
}

/** The platform's packages for repositories of teams. */
export interface SdkService {
  /**
   * Publishes what was built, unless the newest version is the same for the same site. The version's major and minor
   * numbers are those of the host's contract; the patch is the next one.
   * @param folder of the build, with sdk.json
   * @param site the origin that the packages are installed from
   * @returns the newest version; undefined where nothing was built
   */
  publish(folder: string, site: string): Promise<{ version: string; isNew: boolean } | undefined>;
  /** The versions, the newest first. */
  list(): Promise<ListedSdk[]>;
  /** The bytes of a package's file, such as `aangan-host-2.11.0.tgz`; undefined if there is none. */
  read(file: string): Promise<{ bytes: Buffer; integrity: string } | undefined>;
  /** Removes old versions that no release was built with. */
  sweep(): Promise<void>;
}

/** How long a version is kept that no release was built with and that is not the newest, in milliseconds. */
const unusedForMs = 90 * 24 * 60 * 60 * 1000;

/** A version as package.json has it. */
const versionText = ({ major, minor, patch }: VersionNumbers) => `${major}.${minor}.${patch}`;

/** @returns the service of the registry's packages */
export function createSdkService(database: Database<Tables>, blobs: BlobStore): SdkService {
  const db = database.kysely;
  const list = async () => {
    const [versions, packages] = await Promise.all([
      repository.findVersions(db),
      repository.findPackages(db),
    ]);
    const of = Map.groupBy(packages, versionText);
    return versions.map((version) => listed(version, of.get(versionText(version)) ?? []));
  };
  const publishNext = (folder: string, built: BuiltSdk, address: string) =>
    db.transaction().execute(async (transaction) => {
      await repository.lockVersions(transaction);
      const latest = newestOf(await repository.findVersions(transaction), built.contract);
      // Another process may have published the same meanwhile.
      const same = sameAs(latest, built, address);
      if (same) return same;
      const numbers = nextAfter(latest, built.contract);
      const version = versionText(numbers);
      const packages: SdkPackage[] = [];
      for (const [name, place] of Object.entries(built.packages)) {
        const files = await readPackageFiles(path.join(folder, place));
        const bytes = await packageTarball(files, { version, site: address });
        const { sha256 } = await blobs.put(bytes);
        const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
        packages.push({ ...numbers, name, sha256, integrity, bytes: bytes.length });
      }
      const { content, libraries } = built;
      const made = { ...numbers, content, address, libraries };
      await repository.insertVersion(transaction, made, packages);
      return { version, isNew: true };
    });
  return {
    publish: async (folder, site) => {
      const built = await readBuiltSdk(folder);
      if (!built) return undefined;
      const address = new URL(site).origin;
      const versions = await repository.findVersions(db);
      const same = sameAs(newestOf(versions, built.contract), built, address);
      return same ?? publishNext(folder, built, address);
    },
    list,
    read: async (file) => {
      const packages = await repository.findPackages(db);
      const found = packages.find((one) => tarballName(one.name, versionText(one)) === file);
      if (!found) return undefined;
      return { bytes: await blobs.read(found.sha256), integrity: found.integrity };
    },
    sweep: async () => {
      const [, ...older] = await repository.findVersions(db);
      const used = await repository.findUsedVersions(db);
      const before = Date.now() - unusedForMs;
      for (const version of older) {
        const isOld = Date.parse(version.publishedAt) < before;
        if (isOld && !used.has(versionText(version))) await repository.deleteVersion(db, version);
      }
    },
  };
}

function listed(version: SdkVersion, packages: readonly SdkPackage[]): ListedSdk {
  const { address, libraries, publishedAt } = version;
  const text = versionText(version);
  return {
    version: text,
    publishedAt,
    address,
    libraries,
    packages: packages.map(({ name, integrity, bytes }) => ({
      name,
      file: tarballName(name, text),
      integrity,
      bytes,
    })),
  };
}

/** The newest version of a contract. @param versions the newest first */
function newestOf(versions: readonly SdkVersion[], contract: string): SdkVersion | undefined {
  const { major, minor } = numbersOf(contract);
  return versions.find((version) => version.major === major && version.minor === minor);
}

/** The version, where it has what was built for the same site. */
function sameAs(version: SdkVersion | undefined, { content }: BuiltSdk, address: string) {
  const isSame = version?.content === content && version.address === address;
  return version && isSame ? { version: versionText(version), isNew: false } : undefined;
}

function nextAfter(latest: VersionNumbers | undefined, contract: string): VersionNumbers {
  const { major, minor, patch } = latest ?? { ...numbersOf(contract), patch: -1 };
  return { major, minor, patch: patch + 1 };
}

function numbersOf(contract: string): VersionNumbers {
  const [major = 0, minor = 0, patch = 0] = contract.split('.').map(Number);
  return { major, minor, patch };
}
