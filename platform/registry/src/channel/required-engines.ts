import type { Channel } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { EngineBeside, Tables } from '../tables.ts';
import { addChannelLine, type ChannelDecision, lockChannel } from './channel-line.ts';
import * as repository from './required-engines-repository.ts';

/** What the checker calls the browser of each engine, and what installs it. */
const browsersOf: Record<EngineBeside, { name: string; install: string }> = {
  gecko: {
    name: 'Firefox',
    install: 'Install it where the checker runs (Debian: apt-get install -y firefox-esr)',
  },
  webkit: {
    name: 'WebKitGTK',
    install:
      'Install it where the checker runs (Debian: apt-get install -y webkit2gtk-driver xvfb)',
  },
};

/** Engines beside Chromium's in which pages must have been opened before a channel serves a release. */
export interface RequiredEngines {
  /**
   * Makes a channel take only releases whose pages were opened in these engines; none ends it.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, `conflict` at another revision than the expected one
   */
  require(
    channel: Channel,
    engines: readonly EngineBeside[],
    decided: ChannelDecision,
  ): Promise<{ engines: EngineBeside[] }>;
  /** Channel → the engines that it requires; channels that require none are left out. */
  list(): Promise<Record<Channel, EngineBeside[]>>;
}

export function createRequiredEngines(database: Pick<Database<Tables>, 'kysely'>): RequiredEngines {
  const db = database.kysely;
  return {
    require: (channel, asked, decided) =>
      db.transaction().execute(async (transaction) => {
        const { by, why } = decided;
        const engines = [...new Set(asked)];
        const revision = await lockChannel(transaction, channel, decided);
        await repository.setEngines(transaction, channel, engines);
        const about = { kind: 'require-engines' as const, engines };
        await addChannelLine(transaction, channel, { ...about, revision, by, why });
        return { engines };
      }),

    list: () => repository.findEngines(db),
  };
}

/**
 * Why a channel that requires engines refuses releases; empty if their pages were opened in each.
 * @param openedIn the browsers in which pages of these releases were opened
 */
export async function unopenedProblems(
  db: Kysely<Tables>,
  channel: Channel,
  openedIn: readonly string[],
): Promise<string[]> {
  const { [channel]: required = [] } = await repository.findEngines(db, channel);
  return required
    .filter((engine) => !openedIn.some((one) => one.startsWith(browsersOf[engine].name)))
    .map((engine) => {
      const { name, install } = browsersOf[engine];
      return `engines: ${channel} requires that pages are opened in ${name}, and the checker could not (they were opened in ${openedIn.join(', ') || 'no browser'}). ${install}, and try again.`;
    });
}
