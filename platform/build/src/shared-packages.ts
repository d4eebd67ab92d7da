import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasInstalledSdk, installedPackages } from './installed-sdk.ts';
import { dependencyClosure } from './workspace-packages.ts';

/**
 * Packages of which a page may hold one copy only. The shell provides them and remotes bundle none of them. A key with
 * a trailing slash covers the package's entries below it.
 */
const singletons: Record<string, string[]> = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-redux': ['react-redux'],
  'react-router-dom': ['react-router-dom'],
  '@reduxjs/toolkit': ['@reduxjs/toolkit', '@reduxjs/toolkit/'],
  'styled-components': ['styled-components'],
  'react-toastify': ['react-toastify', 'react-toastify/'],
  '@aangan/host': ['@aangan/host'],
  '@aangan/messages': ['@aangan/messages'],
  '@openfeature/react-sdk': ['@openfeature/react-sdk'],
  '@aangan/api-client': ['@aangan/api-client'],
};

/** The names of these packages. */
export const sharedPackages: readonly string[] = Object.keys(singletons);

interface SharedConfig {
  singleton: true;
  import?: false;
  version?: string;
  requiredVersion: string;
}

/**
 * Constants for the shell's sources: the versions that it provides, and which parts of the federation runtime it needs.
 */
export function shellDefinitions(directory: string): Record<string, string> {
  return {
    SHARED_VERSIONS: JSON.stringify(providedVersions(directory)),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
  };
}

/** The shared packages that a remote uses: names and ranges only, no fallback copies. */
export function sharedByRemote(directory: string): Record<string, SharedConfig> {
  return sharedConfig(directory, (version) => ({
    singleton: true,
    import: false,
    requiredVersion: rangeOf(version),
  }));
}

/** The shared packages with copies of them, which are used if a host provides no fitting version. */
export function sharedWithFallback(directory: string): Record<string, SharedConfig> {
  return sharedConfig(directory, (version) => ({
    singleton: true,
    version,
    requiredVersion: rangeOf(version),
  }));
}

/** Whether the shell provides the module of this request. */
export function isShared(request: string): boolean {
  return Object.values(singletons)
    .flat()
    .some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}

/** The versions that the shell's release provides: package → version. */
export function providedVersions(directory: string): Record<string, string> {
  return mapVersions(directory, (version) => version);
}

/** The ranges that a remote's release requires: package → semver range. */
export function requiredRanges(directory: string): Record<string, string> {
  return mapVersions(directory, rangeOf);
}

/** A remote runs with any shell that has the same major version and the same or a later minor one. */
function rangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

function sharedConfig(directory: string, config: (version: string) => SharedConfig) {
  const versions = Object.entries(mapVersions(directory, (version) => version));
  return Object.fromEntries(
    versions.flatMap(([name, version]) =>
      (singletons[name] ?? []).map((key) => [key, config(version)] as const),
    ),
  );
}

function mapVersions(directory: string, map: (version: string) => string): Record<string, string> {
  const versionOf = hasInstalledSdk(directory)
    ? installedVersions(directory)
    : (name: string) => linkedVersion(directory, name);
  const entries = Object.keys(singletons).flatMap((name) => {
    const version = versionOf(name);
    return version ? [[name, map(version)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function installedVersions(directory: string): (name: string) => string | undefined {
  const versions = new Map(
    installedPackages(directory).map(({ name, version }) => [name, version]),
  );
  return (name) => versions.get(name);
}

/** The version of a package in an app or in what it depends on; undefined where it is not used. */
function linkedVersion(directory: string, name: string): string | undefined {
  for (const folder of dependencyClosure(directory)) {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).version;
  }
  return undefined;
}
