import { brotliCompressSync } from 'node:zlib';
import type { Compilation } from 'webpack';

/**
 * How much JavaScript modules need, in bytes, and compressed with brotli as the registry compresses it.
 * @param modules name and scripts of each
 */
export function scriptSizes(
  compilation: Compilation,
  modules: readonly (readonly [name: string, scripts: readonly string[]])[],
): Record<string, { bytes: number; brotli: number }> {
  const known = new Map<string, { bytes: number; brotli: number }>();
  const sizeOf = (script: string) => {
    const content = compilation.getAsset(script)?.source.buffer() ?? Buffer.alloc(0);
    const size = known.get(script) ?? {
      bytes: content.length,
      brotli: brotliCompressSync(content).length,
    };
    known.set(script, size);
    return size;
  };
  return Object.fromEntries(
    modules.map(([name, scripts]) => {
      const sizes = scripts.map(sizeOf);
      const sum = (part: 'bytes' | 'brotli') => sizes.reduce((all, size) => all + size[part], 0);
      return [name, { bytes: sum('bytes'), brotli: sum('brotli') }] as const;
    }),
  );
}
