import type { BlobStore, Database } from '@aangan/server';
import type { Tables } from '../tables.ts';
import { seedDemo } from './seed-demo.ts';
import { seedScale } from './seed-scale.ts';

/** What the setting SEED asks for. */
export type SeedPlan = { kind: 'none' } | { kind: 'demo' } | { kind: 'scale'; designers: number };

/** Reads `demo`, `none` or `scale:N`; undefined for anything else. */
export function parseSeedPlan(text: string): SeedPlan | undefined {
  if (text === 'none' || text === 'demo') return { kind: text };
  const [, designers] = /^scale:([1-9]\d{0,6})$/.exec(text) ?? [];
  return designers ? { kind: 'scale', designers: Number(designers) } : undefined;
}

/**
 * Fills a migrated database as planned. Calling it again, also after a kill in the middle, completes what is
 * missing and changes nothing else. Processes that call it at once wait for one another.
 */
export async function seed(options: {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Where documents are that only operators read. */
  documents: BlobStore;
  plan: SeedPlan;
}): Promise<void> {
  const { database, plan } = options;
  if (plan.kind === 'none') return;
  const lock = await database.pool.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtextextended('aangan seed', 0))");
    if (plan.kind === 'demo') await seedDemo(options);
    else await seedScale(options, plan.designers);
  } finally {
    lock.release(true);
  }
}
