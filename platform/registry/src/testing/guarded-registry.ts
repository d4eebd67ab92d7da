import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, TransactionBuilder } from 'kysely';
import { openRegistry } from '../open-registry.ts';
import type { Tables } from '../tables.ts';
import { startTestRegistry, type TestRegistry } from './test-registry.ts';

/** A registry whose blob store fails where it is read while a transaction of the same call is open. */
export interface GuardedRegistry extends TestRegistry {
  /** The hex sha256 of each file that was read, and whether that was in a transaction. */
  reads: { sha256: string; isInside: boolean }[];
  /** Called before each read that is in no transaction; what it throws, the store throws. */
  onRead: (sha256: string) => Promise<unknown>;
}

/** Starts one on an empty database. Its `publish` goes past the guard. */
export async function startGuardedRegistry(): Promise<GuardedRegistry> {
  const testRegistry = await startTestRegistry();
  const open = new AsyncLocalStorage<true>();
  const database = {
    ...testRegistry.database,
    kysely: tracked(testRegistry.database.kysely, open),
  };
  const blobs = {
    ...testRegistry.blobs,
    read: async (sha256: string) => {
      const isInside = open.getStore() === true;
      guarded.reads.push({ sha256, isInside });
      if (isInside) throw new Error('A file was read in a transaction.');
      await guarded.onRead(sha256);
      return testRegistry.blobs.read(sha256);
    },
  };
  const guarded: GuardedRegistry = {
    ...testRegistry,
    registry: openRegistry({ database, blobs }),
    reads: [],
    onRead: async () => undefined,
  };
  return guarded;
}

/** A database that marks what runs in its transactions. */
function tracked(db: Kysely<Tables>, open: AsyncLocalStorage<true>): Kysely<Tables> {
  return replaced(db, {
    transaction: () => {
      const builder = db.transaction();
      const execute: TransactionBuilder<Tables>['execute'] = (work) =>
        builder.execute((transaction) => open.run(true, () => work(transaction)));
      return replaced(builder, { execute });
    },
  });
}

/** An object with other methods in place of some of its own. */
function replaced<Target extends object>(target: Target, methods: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, key) => {
      const value = Reflect.get(key in methods ? methods : target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
