import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BootOrder } from '../boot/boot-order.ts';

/** Files of releases that registries have sent, each under the hash of its bytes: none can be replaced by another. */
export interface FileCache {
  /** @throws {WrongHash} */
  put(sha256: string, bytes: Buffer): void;
  /** The bytes of all files of an order, or the hashes of those that are missing. */
  filesOf(order: Pick<BootOrder, 'files'>): { files: Map<string, Buffer> } | { missing: string[] };
}

/** The bytes do not match the hash under which they were sent. */
export class WrongHash extends Error {
  override readonly name = 'WrongHash';
}

/** @param maxBytes the size limit, in bytes */
export function createFileCache(maxBytes: number): FileCache {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length || 1,
  });
  return {
    put: (sha256, bytes) => {
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        throw new WrongHash(`These bytes are not those of ${sha256}.`);
      }
      cache.set(sha256, bytes);
    },
    filesOf: ({ files: wanted }) => {
      const files = new Map<string, Buffer>();
      const missing = new Set<string>();
      for (const { sha256 } of Object.values(wanted)) {
        const bytes = cache.get(sha256);
        if (bytes) files.set(sha256, bytes);
        else missing.add(sha256);
      }
      return missing.size > 0 ? { missing: [...missing] } : { files };
    },
  };
}
