import { ensureDataDir, lockDataDir, secretFrom } from '@aangan/server';
import { definePart } from './part.ts';

/** The data folder. A whole site locks it. */
export const part = definePart('data', {
  needs: [],
  reach: async ({ settings, isWhole, lifecycle }) => {
    const dataDir = await ensureDataDir(settings.dataDir);
    if (isWhole) {
      const lock = await lockDataDir(dataDir);
      await lifecycle.opened(() => lock.release(), 2_000);
    }
    return { dataDir, edgeSecret: settings.edgeSecret ?? (await secretFrom(dataDir, 'edge')) };
  },
});
