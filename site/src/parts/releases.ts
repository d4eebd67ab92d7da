import type { BuiltApp } from '@aangan/cli';
import { buildAnnounced } from '../start/build-announced.ts';
import { createPublisher } from '../start/create-publisher.ts';
import { buildSdk } from '../start/publish-sdk.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    /** No value: it resolves when channels serve what was built. */
    releases: undefined;
  }
}

/** Builds shell and remotes, publishes new releases, and moves the channels to them. Part of a whole site only. */
export const part = definePart('releases', {
  needs: ['data', 'registry'],
  run: async ({ lifecycle, logger, progress, settings }, { data, registry }) => {
    const { dataDir } = await data;
    const opening = registry.then(({ own }) => {
      if (!own) throw new Error('Releases are published by the process of the registry.');
      return own;
    });
    const publisher = createPublisher(opening);
    const onBuilt = (app: BuiltApp) => app.kind === 'release' && publisher.take(app);
    await buildAnnounced(lifecycle.signal, progress, { dataDir, onBuilt });
    const { notes } = await progress.step(
      () => publisher.finish(),
      ({ fresh }) => `Releases published: ${fresh.join(', ') || 'none is new'}`,
    );
    for (const note of notes) progress.warn(note);
    if (settings.buildsSdk) {
      const { say } = progress;
      void buildSdk(await opening, settings.publicUrl, { lifecycle, logger, say });
    }
    return undefined;
  },
  reach: async () => undefined,
});
