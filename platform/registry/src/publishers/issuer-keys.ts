import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { RegistryRefusal } from '../registry-refusal.ts';
import { readFromIssuer } from './read-from-issuer.ts';

const Discovery = Type.Object({
  issuer: Type.String(),
  jwks_uri: Type.String({ maxLength: 600 }),
});
const KeySet = Type.Object({
  keys: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 100 }),
});

/** How long keys are used before they are read again, in milliseconds. */
const freshMs = 10 * 60_000;
/** The shortest time between two readings of one issuer, also after a failed one, in milliseconds. */
const pauseMs = 10_000;
/** Issuers whose keys are remembered. */
const maxIssuers = 50;

interface Reading {
  at: number;
  keys: Promise<JSONWebKeySet>;
}

/** Finds the key that an issuer has signed a token with. */
export interface IssuerKeys {
  /** @throws {RegistryRefusal} `unavailable` where the issuer’s keys cannot be read; jose’s error for an unknown key */
  keysOf(issuer: string, isOfDevelopment: boolean): JWTVerifyGetKey;
}

/** @param now milliseconds */
export function createIssuerKeys(now: () => number = Date.now): IssuerKeys {
  const readings = new LRUCache<string, Reading>({ max: maxIssuers });

  const read = (issuer: string, isOfDevelopment: boolean, oldestMs: number) => {
    const known = readings.get(issuer);
    if (known && now() - known.at <= oldestMs) return known;
    const reading = { at: now(), keys: readKeys(issuer, isOfDevelopment) };
    reading.keys.catch(() => {
      // A failure is asked for again after the pause.
      reading.at = Math.min(reading.at, now() - freshMs + pauseMs);
    });
    readings.set(issuer, reading);
    return reading;
  };

  return {
    keysOf: (issuer, isOfDevelopment) => async (header, token) => {
      const first = read(issuer, isOfDevelopment, freshMs);
      try {
        return await createLocalJWKSet(await first.keys)(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        // The issuer may have changed its keys; made-up names of keys must not make it be asked all the time.
        const again = read(issuer, isOfDevelopment, pauseMs);
        if (again === first) throw error;
        return createLocalJWKSet(await again.keys)(header, token);
      }
    },
  };
}

async function readKeys(issuer: string, isOfDevelopment: boolean): Promise<JSONWebKeySet> {
  const refuse = (reason: string) => new RegistryRefusal('unavailable', `${issuer} ${reason}`);
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const discovery = await readFromIssuer(address, isOfDevelopment);
  if (!Value.Check(Discovery, discovery)) throw refuse('has no discovery document.');
  if (discovery.issuer !== issuer) {
    throw refuse('names another issuer in its discovery document.');
  }
  const keysAt = URL.parse(discovery.jwks_uri);
  if (keysAt?.origin !== new URL(issuer).origin) throw refuse('has its keys on another host.');
  const set = await readFromIssuer(keysAt.href, isOfDevelopment);
  if (!Value.Check(KeySet, set)) throw refuse('has no set of keys.');
  return set as JSONWebKeySet;
}
