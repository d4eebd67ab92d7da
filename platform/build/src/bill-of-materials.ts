import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { chunkOf } from './exposes-of.ts';
import { posixPath } from './posix-path.ts';
import { bundledModules, partsOf } from './used-names.ts';

/** A package that has modules in a bundle. */
interface BundledPackage {
  name: string;
  version: string;
  license?: string | undefined;
}

/**
 * Output folder of a finished build → the packages in its bundle. The browser build lists those of the server build
 * too.
 */
const bundled = new Map<string, BundledPackage[]>();

/** Remembers which packages are in a bundle, for {@link billOfMaterials} of the build that comes after it. */
export class BundledPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('BundledPackagesPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      bundled.set(compiler.outputPath, packagesIn(compilation));
    });
  }
}

/**
 * The packages that are really in the bundles of a release, as CycloneDX 1.6. It has no time and no serial number, so
 * that the same sources make the same bytes.
 * @param serverFolder output folder of the server build, if there is one
 * @param exposes of a remote: each package says which of them load it, so that pages with a fault of it are known
 */
export function billOfMaterials(
  compilation: Compilation,
  {
    name,
    version,
    serverFolder,
    exposes = [],
  }: { name: string; version: string; serverFolder: string; exposes?: readonly string[] },
): string {
  const found = [...packagesIn(compilation), ...(bundled.get(serverFolder) ?? [])];
  const byPurl = new Map(found.map((one) => [purlOf(one), one]));
  const loading = exposesOfPackages(compilation, exposes);
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...byPurl]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([purl, { license, ...named }]) => ({
        type: 'library',
        'bom-ref': purl,
        ...named,
        purl,
        ...(license && { licenses: [licenseOf(license)] }),
        ...(loading.has(purl) && {
          properties: (loading.get(purl) ?? []).map((value) => ({ name: 'aangan:expose', value })),
        }),
      })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Package URL → the exposes that load it, at once or later. What only servers have is in none. */
function exposesOfPackages(
  compilation: Compilation,
  exposes: readonly string[],
): Map<string, string[]> {
  const loading = new Map<string, string[]>();
  for (const expose of exposes) {
    const first = compilation.namedChunkGroups.get(chunkOf(expose));
    if (!first) continue;
    const files = [...groupsFrom(first)].flatMap(({ chunks }) =>
      chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf),
      ),
    );
    for (const { purl } of packagesOf(files)) {
      loading.set(purl, [...(loading.get(purl) ?? []), expose]);
    }
  }
  return loading;
}

/** A group of chunks with those that its code may load later. */
function groupsFrom(first: ChunkGroup): Set<ChunkGroup> {
  const found = new Set([first]);
  for (const group of found) for (const child of group.getChildren()) found.add(child);
  return found;
}

const packagesOf = (modules: readonly Module[]) =>
  [...new Set(modules.flatMap((module) => packageFolder(module.nameForCondition()) ?? []))]
    .map(readPackage)
    .map((found) => ({ found, purl: purlOf(found) }));

function packagesIn(compilation: Compilation): BundledPackage[] {
  return packagesOf(bundledModules(compilation)).map(({ found }) => found);
}

/**
 * The folder of the installed package that a file belongs to; undefined for workspace packages and generated entries.
 */
export function packageFolder(
  file: string | null | undefined,
  platform?: Parameters<typeof posixPath>[1],
): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^./@][^/]*/.exec(posixPath(file ?? '', platform))?.[0];
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license: typeof license === 'string' ? license : undefined };
}

/** The package URL (purl) of a package; the @ of a scope is escaped. */
const purlOf = ({ name, version }: BundledPackage) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const licenseOf = (license: string) =>
  /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
