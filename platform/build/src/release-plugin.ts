import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  billOfMaterialsFile,
  isScript,
  type ReleaseFile,
  type ReleaseManifest,
  releaseFormat,
} from '@aangan/manifest';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { billOfMaterials } from './bill-of-materials.ts';
import { posixPath } from './posix-path.ts';

type Described = Omit<ReleaseManifest, 'files' | 'schema'> & {
  /** Texts of further files of the release, by path. */
  texts?: Record<string, string>;
};

/**
 * Writes release.json: what the build is, and each of its files with size and hashes, so that
 * registry and edge can act on it without running it.
 * @param describe everything but the files, from the finished compilation
 */
export class ReleasePlugin {
  readonly #describe: (compilation: Compilation) => Described;

  constructor(describe: (compilation: Compilation) => Described) {
    this.#describe = describe;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { texts = {}, ...described } = this.#describe(compilation);
          for (const [path, text] of Object.entries(texts)) {
            compilation.emitAsset(path, new webpack.sources.RawSource(text));
          }
          const { name, release: id, version = id } = described;
          const exposes = 'exposes' in described ? Object.keys(described.exposes ?? {}) : [];
          const serverFolder = join(compiler.outputPath, 'server');
          const bill = billOfMaterials(compilation, { name, version, serverFolder, exposes });
          compilation.emitAsset(billOfMaterialsFile, new webpack.sources.RawSource(bill));
          const release = {
            schema: releaseFormat,
            ...described,
            files: filesOf(compilation),
          };
          const text = `${JSON.stringify(release, null, 2)}\n`;
          compilation.emitAsset('release.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function filesOf(compilation: Compilation): Record<string, ReleaseFile> {
  const files = Object.keys(compilation.assets).map(
    (name) => [name, describeFile(compilation.getAsset(name)?.source.buffer())] as const,
  );
  return Object.fromEntries([...files, ...serverFiles(compilation)].sort());
}

/** The files of the server build, which has ended when this one begins. */
function serverFiles({ outputOptions }: Compilation) {
  const directory = outputOptions.path ?? '';
  return globSync('server/*', { cwd: directory }).map(
    (name) => [posixPath(name), describeFile(readFileSync(join(directory, name)))] as const,
  );
}

/** The SRI of each script of a compilation so far, by path. */
export function integrityOf(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    Object.keys(compilation.assets)
      .filter(isScript)
      .map((name) => [name, describeFile(compilation.getAsset(name)?.source.buffer()).integrity]),
  );
}

function describeFile(bytes: Buffer = Buffer.alloc(0)): ReleaseFile {
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
}

/** The scripts of a named chunk group, in loading order. */
export function scriptsOf(compilation: Compilation, group: string): string[] {
  const chunks: Chunk[] = compilation.namedChunkGroups.get(group)?.chunks ?? [];
  return chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}
