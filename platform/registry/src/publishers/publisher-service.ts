import type { KeyObject } from 'node:crypto';
import type { Channel } from '@aangan/manifest';
import { keyIdOf } from '@aangan/manifest/provenance';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import { readPublicKey } from '../provenance/read-public-key.ts';
import { insertKey } from '../provenance/signing-key-repository.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import * as tokens from '../tokens/token-repository.ts';
import { hashOf, makeToken, shownPart } from '../tokens/token-text.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import * as repository from './publisher-repository.ts';
import { publisherProblem } from './publisher-rules.ts';
import { claimedIssuer, verifyIdToken } from './verify-id-token.ts';

/** How long an exchanged token is valid, in minutes: for a build of some minutes between two commands. */
const minutes = 15;

/** What a run got for its ID token. */
interface ExchangedToken {
  token: string;
  team: string;
  channels: Channel[];
  expiresAt: string;
  identity: CiIdentity;
}

/** What a run asks for. */
interface RunWish {
  team?: string | undefined;
  /** PEM. */
  publicKey?: string | undefined;
}

/** The addresses by which the registry knows itself. */
export interface OwnAddresses {
  /** An ID token must be for one of them. */
  audiences: readonly string[];
  /** Whether all are on the own machine: then issuers may be there too. */
  isOfDevelopment: boolean;
}

export interface PublisherService {
  /**
   * Names a workflow whose runs publish a team's remotes without a stored token.
   * @throws {RegistryRefusal} `invalid` for what no run can be, and for the channel that visitors see; `conflict` where
   *   the team has the same publisher
   */
  add(
    wanted: repository.NewPublisher,
    by: string,
    own: OwnAddresses,
  ): Promise<repository.TrustedPublisher>;
  list(): Promise<repository.TrustedPublisher[]>;
  /**
   * Removes a publisher, and revokes the tokens that its runs got.
   * @throws {RegistryRefusal} `not-found`
   */
  remove(id: number, by: string): Promise<repository.TrustedPublisher>;
  /**
   * Exchanges the ID token of a run for a team's token.
   * @param run.team which one, where several teams have named the workflow
   * @param run.publicKey a key of this run: what it signs while the token is valid counts as of the run
   * @throws {RegistryRefusal} `invalid` for what is no ID token, `forbidden` with the code `id_token_not_valid`,
   *   `id_token_used` or `no_publisher`, `unavailable` where the issuer does not answer
   */
  exchange(idToken: string, run: RunWish, own: OwnAddresses): Promise<ExchangedToken>;
  sweep(): Promise<void>;
}

interface Options {
  database: Pick<Database<Tables>, 'kysely'>;
  /** The names of all channels that there are. */
  listChannels: () => Promise<readonly Channel[]>;
  /** No run puts anything there. */
  visitorsChannel: Channel;
}

export function createPublisherService({
  database,
  listChannels,
  visitorsChannel,
}: Options): PublisherService {
  const db = database.kysely;
  const keys = createIssuerKeys();
  return {
    add: async (wanted, by, { isOfDevelopment }) => {
      const channels = await listChannels();
      const problem = publisherProblem(wanted, { channels, visitorsChannel, isOfDevelopment });
      if (problem !== undefined) throw new RegistryRefusal('invalid', problem);
      const added = await repository.insertPublisher(db, wanted, by);
      if (added) return added;
      const detail = `Team ${wanted.team} has this publisher already.`;
      throw new RegistryRefusal('conflict', detail);
    },

    list: () => repository.listPublishers(db),

    remove: (id, by) =>
      db.transaction().execute(async (transaction) => {
        const removed = await repository.removePublisher(transaction, id, by);
        if (!removed) throw new RegistryRefusal('not-found', `There is no publisher ${id}.`);
        for (const token of await tokens.idsOfPublisher(transaction, id)) {
          await tokens.revokeToken(transaction, token, by);
        }
        return removed;
      }),

    exchange: async (idToken, { team, publicKey }, own) => {
      const key = publicKey === undefined ? undefined : readPublicKey(publicKey);
      const issuer = claimedIssuer(idToken);
      if (!(await repository.isIssuerNamed(db, issuer))) {
        throw noPublisher(`No publisher is named for the issuer ${issuer.slice(0, 300)}.`);
      }
      const verified = await verifyIdToken(idToken, keys, { ...own, issuer });
      const { identity } = verified;
      const publisher = chosen(await repository.findPublishers(db, identity), identity, team);
      const token = makeToken();
      const text = `${identity.repository}@${identity.ref.replace(/^refs\/(heads|tags)\//, '')}`;
      return db.transaction().execute(async (transaction) => {
        // A run may try again after a refusal, but not after it was given a token.
        if (!(await repository.markUsed(transaction, verified))) {
          const detail = 'This ID token was exchanged already. Ask for another one in the run.';
          throw new RegistryRefusal('forbidden', detail, { code: 'id_token_used' });
        }
        const { id, team: ofTeam, channels } = publisher;
        if (!(await repository.usePublisher(transaction, id, identity.repositoryId))) {
          throw noPublisher(
            `${identity.repository} is another repository than the one that has published for ${ofTeam} so far, or its publisher was removed.`,
          );
        }
        const stored = await tokens.insertExchanged(transaction, {
          // The history shows it: the prefix tells two runs of one branch apart.
          name: `${text} ${shownPart(token).slice(-6)}`,
          team: ofTeam,
          channels,
          issuedBy: identity.run,
          prefix: shownPart(token),
          sha256: hashOf(token),
          minutes,
          publisher: id,
          identity,
        });
        if (key) await bindKey(transaction, key, stored);
        return { token, team: ofTeam, channels, expiresAt: stored.expires_at, identity };
      });
    },

    sweep: () => repository.forgetExpired(db),
  };
}

/** Binds a key to what the issuer said of the run that made it: no other key is the run's. */
async function bindKey(
  db: Kysely<Tables>,
  key: KeyObject,
  { id: token, team, name, issued_by: by }: tokens.TeamToken,
): Promise<void> {
  const publicKey = String(key.export({ type: 'spki', format: 'pem' }));
  const sha256 = keyIdOf(key);
  if (await insertKey(db, { team, name, sha256, publicKey, token, by })) return;
  throw new RegistryRefusal('conflict', 'This key was used already: make one for each run.');
}

/** The publisher that a run is of. What a publisher names is not told to who has no right to it. */
function chosen(
  named: readonly repository.TrustedPublisher[],
  { issuer, repository: name, ref, workflow }: CiIdentity,
  team: string | undefined,
): repository.TrustedPublisher {
  const fitting = named.filter((one) => isNamed(one, ref));
  const [first, ...others] = fitting.filter((one) => team === undefined || one.team === team);
  if (first && others.every((one) => one.team === first.team)) return first;
  if (first) {
    const teams = [...new Set(fitting.map((one) => one.team))].join(', ');
    const detail = `Several teams have named this workflow (${teams}): name one of them.`;
    throw new RegistryRefusal('invalid', detail);
  }
  const whose = team === undefined ? '' : ` for team ${team}`;
  throw noPublisher(
    `No publisher is named${whose} with issuer ${issuer}, repository ${name}, ${ref} and workflow ${workflow}. Letters count as they are written.`,
  );
}

/** Whether a publisher names a ref: a branch as it is written, a tag with one `*` for any characters. */
function isNamed({ branch, tag }: repository.TrustedPublisher, ref: string): boolean {
  if (tag === null) return ref === `refs/heads/${branch}`;
  const [start = '', end] = `refs/tags/${tag}`.split('*');
  if (end === undefined) return ref === start;
  return ref.length >= start.length + end.length && ref.startsWith(start) && ref.endsWith(end);
}

function noPublisher(reason: string): RegistryRefusal {
  const detail = `${reason} An integrator names one: aangan publisher add.`;
  return new RegistryRefusal('forbidden', detail, { code: 'no_publisher' });
}
