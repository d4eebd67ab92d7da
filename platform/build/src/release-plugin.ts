import { createHash } from 'node:crypto';
import { type ReleaseFile, type ReleaseManifest, releaseFormat } from '@aangan/manifest';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

type Described = Omit<ReleaseManifest, 'files' | 'schema'>;

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
          const release = {
            schema: releaseFormat,
            ...this.#describe(compilation),
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
  const names = Object.keys(compilation.assets).sort();
  return Object.fromEntries(names.map((name) => [name, describeFile(compilation, name)]));
}

function describeFile(compilation: Compilation, name: string): ReleaseFile {
  const bytes = compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0);
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
