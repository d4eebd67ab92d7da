import { createSubmissionKeys } from '@aangan/api-client';
import { useRef, useState } from 'react';

/** A stored profile, as far as saves over it need it. */
interface Stored {
  updated_at: string;
}

/** The body of a save, and the key under which it is stored once however often it is sent. */
export interface VersionedSave<Body> {
  body: Body & { version?: string };
  idempotencyKey: string;
}

type Send<Body> = (save: VersionedSave<Body>) => { unwrap: () => Promise<Stored> };

/**
 * Saves over the version of the profile that this page has seen last: the loaded one, or that of its own save. The API
 * refuses a save over any other with `changed_elsewhere`; with the key, a save whose answer was lost can be sent again.
 * @param loaded null where there is no profile yet
 */
export function useVersionedSave<Body extends object>(
  [send]: readonly [Send<Body>, ...unknown[]],
  loaded: Stored | null,
): (body: Body) => Promise<void> {
  const [keys] = useState(createSubmissionKeys);
  const version = useRef(loaded?.updated_at);
  return async (values) => {
    const seen = version.current;
    const body = seen === undefined ? values : { ...values, version: seen };
    const stored = await send({ body, idempotencyKey: keys.keyFor(body) }).unwrap();
    version.current = stored.updated_at;
    keys.created();
  };
}
