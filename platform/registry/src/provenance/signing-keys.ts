import { keyIdOf } from '@aangan/manifest/provenance';
import type { Database } from '@aangan/server';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { readPublicKey } from './read-public-key.ts';
import * as repository from './signing-key-repository.ts';

/** Public keys whose signatures count for releases of teams. */
export interface SigningKeys {
  /**
   * Registers a team's public key.
   * @param wanted.publicKey PEM
   * @throws {RegistryRefusal} `invalid` for a key of another kind, `conflict` where it or its name is taken
   */
  add(
    wanted: { team: string; name: string; publicKey: string },
    by: string,
  ): Promise<repository.SigningKey>;
  list(): Promise<repository.SigningKey[]>;
  /**
   * Removes a key: what it has signed is without provenance from then on.
   * @throws {RegistryRefusal} `not-found`
   */
  remove(id: number, by: string): Promise<repository.SigningKey>;
}

export function createSigningKeys(database: Pick<Database<Tables>, 'kysely'>): SigningKeys {
  const db = database.kysely;
  return {
    add: async ({ team, name, publicKey: text }, by) => {
      const key = readPublicKey(text);
      const publicKey = String(key.export({ type: 'spki', format: 'pem' }));
      const sha256 = keyIdOf(key);
      const added = await repository.insertKey(db, { team, name, sha256, publicKey, by });
      if (added) return added;
      const detail = (await repository.findKey(db, sha256))
        ? 'This key was registered already; one that was removed never counts again. Make another one.'
        : `Team ${team} has a key "${name}" already. Choose another name, or remove that one.`;
      throw new RegistryRefusal('conflict', detail);
    },
    list: () => repository.listKeys(db),
    remove: async (id, by) => {
      const key = await repository.removeKey(db, id, by);
      if (key) return key;
      throw new RegistryRefusal('not-found', `There is no key ${id}.`);
    },
  };
}
