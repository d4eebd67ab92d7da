import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer of ID tokens that is a real server, with a key for RS256 and one for ES256. */
export interface TestIssuer {
  /** Its address: the `iss` of its tokens. */
  issuer: string;
  /** Signs claims; `kid` is that of the key without another one. */
  sign(claims: JWTPayload, header?: { alg?: 'RS256' | 'ES256'; kid?: string }): Promise<string>;
  /** The public halves of its keys, as it serves them. */
  keys: object[];
  /** How often its keys were read. */
  readings: () => number;
  /** Answers another address below the issuer's, before its own. */
  answers: Record<string, RequestListener>;
  stop(): Promise<void>;
}

/** Starts one on this machine. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const pairs = {
    RS256: await generateKeyPair('RS256', { extractable: true }),
    ES256: await generateKeyPair('ES256', { extractable: true }),
  };
  const keys = await Promise.all(
    Object.entries(pairs).map(async ([kid, pair]) => ({
      ...(await exportJWK(pair.publicKey as CryptoKey)),
      kid,
      use: 'sig',
    })),
  );
  let readings = 0;
  const answers: Record<string, RequestListener> = {};
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    if (answers[address]) return answers[address](request, response);
    response.setHeader('content-type', 'application/json');
    if (address === '/keys') {
      readings += 1;
      return response.end(JSON.stringify({ keys }));
    }
    return response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    keys,
    readings: () => readings,
    answers,
    sign: (claims, { alg = 'RS256', kid = alg } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(pairs[alg].privateKey),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What GitHub Actions would say of a run of the vendors' workflow, which was started by a push to main. */
export function githubClaims(issuer: string, audience: string, changes: JWTPayload = {}) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: issuer,
    sub: 'repo:example/mfe-vendors:ref:refs/heads/main',
    aud: audience,
    iat: now,
    nbf: now,
    exp: now + 300,
    jti: crypto.randomUUID(),
    repository: 'example/mfe-vendors',
    repository_id: '4711',
    ref: 'refs/heads/main',
    sha: '0123456789abcdef0123456789abcdef01234567',
    workflow_ref: 'example/mfe-vendors/.github/workflows/ci.yml@refs/heads/main',
    event_name: 'push',
    run_id: '1',
    ...changes,
  };
}
