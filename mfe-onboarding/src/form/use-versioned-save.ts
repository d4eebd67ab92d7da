import { createSubmissionKeys, mayHaveArrived, problemOf } from '@aangan/api-client';
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
 * refuses a save over any other with `changed_elsewhere`. A save whose answer was lost is sent again under its key: by
 * itself, or before another one, which is then made over the version that it left.
 * @param loaded null where there is no profile yet
 */
export function useVersionedSave<Body extends object>(
  [send]: readonly [Send<Body>, ...unknown[]],
  loaded: Stored | null,
): (body: Body) => Promise<void> {
  const [keys] = useState(createSubmissionKeys);
  const version = useRef(loaded?.updated_at);
  const lost = useRef<VersionedSave<Body> | null>(null);

  async function store(save: VersionedSave<Body>): Promise<void> {
    try {
      const stored = await send(save).unwrap();
      version.current = stored.updated_at;
    } catch (error) {
      lost.current = mayHaveArrived(problemOf(error)) ? save : null;
      throw error;
    }
    lost.current = null;
    keys.created();
  }

  /** A save that is refused has changed nothing, so the one that follows it decides. */
  async function storeLost(save: VersionedSave<Body>): Promise<void> {
    try {
      await store(save);
    } catch (error) {
      if (problemOf(error).kind !== 'validation') throw error;
    }
  }

  return async (values) => {
    const bodyNow = () =>
      version.current === undefined ? values : { ...values, version: version.current };
    const isLost = lost.current?.idempotencyKey === keys.keyFor(bodyNow());
    if (lost.current && !isLost) await storeLost(lost.current);
    const body = bodyNow();
    await store({ body, idempotencyKey: keys.keyFor(body) });
  };
}
