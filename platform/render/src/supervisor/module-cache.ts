import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CompositionToRender } from '../protocol/messages.ts';

/** Thrown when bytes do not match the hash that names them. */
export class WrongHash extends Error {}

/**
 * Compositions and modules that edges sent. Each is named by a hash of its bytes, so none can be replaced by another.
 */
export interface ModuleCache {
  /** @throws {WrongHash} */
  putModule(hash: string, bytes: Buffer): void;
  /** @throws {WrongHash} */
  putComposition(id: string, bytes: Buffer, composition: CompositionToRender): void;
  composition(id: string): CompositionToRender | undefined;
  /** Hashes of the composition's modules that are not cached. */
  missing(composition: CompositionToRender): string[];
  /** The text of a module. @throws Error if it is not cached */
  source(hash: string): string;
  /** The size of the cached modules, in bytes. */
  bytes(): number;
}

interface Options {
  /** Size limit for modules, in bytes; the least recently used go first. */
  maxModuleBytes: number;
  /** Size limit for compositions as they were sent, in bytes; the least recently used go first. */
  maxCompositionBytes: number;
}

/** SHA-384 in base64url: the hash of a file's `integrity` in a form that fits a path. */
export function moduleHash(bytes: Uint8Array): string {
  return createHash('sha384').update(bytes).digest('base64url');
}

/** SHA-256 in base64url. */
export function compositionHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

export function createModuleCache({ maxModuleBytes, maxCompositionBytes }: Options): ModuleCache {
  const modules = new LRUCache<string, Buffer>({
    maxSize: maxModuleBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const compositions = new LRUCache<string, CompositionToRender>({ maxSize: maxCompositionBytes });
  return {
    putModule: (hash, bytes) => {
      if (moduleHash(bytes) !== hash) throw new WrongHash(`the bytes are not those of ${hash}`);
      modules.set(hash, bytes);
    },
    putComposition: (id, bytes, composition) => {
      if (compositionHash(bytes) !== id) throw new WrongHash(`the bytes are not those of ${id}`);
      compositions.set(id, composition, { size: Math.max(1, bytes.length) });
    },
    composition: (id) => compositions.get(id),
    missing: ({ modules: { shell, remotes } }) =>
      [...new Set([shell, ...Object.values(remotes)])].filter(
        // `get` counts as a use, so that modules of waiting pages are not evicted first.
        (hash) => modules.get(hash) === undefined,
      ),
    source: (hash) => {
      const bytes = modules.get(hash);
      if (!bytes) throw new Error(`the module ${hash} is not here`);
      return bytes.toString();
    },
    bytes: () => modules.calculatedSize,
  };
}
