import { everyLoopback } from '@aangan/manifest';
import { createLogger, type Logger } from '@aangan/server';
import type { Checker } from '../gates/checker.ts';
import { createRegistry } from '../http/create-registry.ts';
import type { Identify } from '../http/identify.ts';
import { startTestRegistry, type TestRegistry } from './test-registry.ts';

const account = { email: 'anna@aangan.test', is_staff: false, is_integrator: false };
const justNow = () => ({ at: Date.now() / 1000, by: 'password' });
/** The API's answer: the token's account, or the refusal. */
const identify: Identify = async (authorization) => {
  switch (authorization) {
    case 'Bearer integrator':
      return { account: { ...account, is_integrator: true }, proof: justNow() };
    case 'Bearer unproved':
      return { account: { ...account, is_integrator: true } };
    case 'Bearer staff':
      return {
        account: { ...account, email: 'op@aangan.test', is_staff: true },
        proof: justNow(),
      };
    case 'Bearer client':
      return { account };
    default:
      return { refusal: { status: 401, body: { code: 'token_not_valid' } } };
  }
};

/** Where the sites of the channels are said to be. */
const addresses = {
  production: 'https://aangan.example',
  staging: 'https://staging.aangan.example',
};
/** Where the site of a developer is. */
export const developmentAddress = 'http://localhost:3000';
/** What edges sign their reports with in tests. */
export const edgeSecret = 'a secret of edge and registry, 32+ characters';

/** A registry that answers HTTP; the token is `integrator`, `staff`, `unproved`, `client`, or one that the API refuses. */
export interface TestServer extends TestRegistry {
  /** @param path below /platform */
  call(path: string, init?: RequestInit, token?: string): Promise<Response>;
  /** Reads as an integrator. */
  read(path: string): Promise<Response>;
  post(path: string, body: unknown, token?: string): Promise<Response>;
  /** Sends a file. */
  put(sha256: string, body: Uint8Array<ArrayBuffer>, token?: string): Promise<Response>;
}

/** What tests call of a server that a hook starts, by names that are there before it is. */
export const callsOf = (server: () => TestServer): Pick<TestServer, 'call' | 'post' | 'put'> => ({
  call: (...parameters) => server().call(...parameters),
  post: (...parameters) => server().post(...parameters),
  put: (...parameters) => server().put(...parameters),
});

/**
 * @param options.checker reads the types of releases; without one they are not checked
 * @param options.isOfDevelopment whether the sites are on the own machine
 * @param options.logger default: one that is silent
 */
export async function startTestServer({
  checker,
  answerWithinMs,
  isOfDevelopment = false,
  logger = createLogger({ name: 'test', level: 'silent' }),
  ...options
}: {
  isListening?: boolean;
  checker?: Checker;
  answerWithinMs?: number | undefined;
  isOfDevelopment?: boolean;
  logger?: Logger;
} = {}): Promise<TestServer> {
  const testRegistry = await startTestRegistry(checker ? { checker } : {}, options);
  const app = await createRegistry({
    registry: testRegistry.registry,
    identify,
    logger,
    answerWithinMs,
    edgeSecret,
    addresses: isOfDevelopment ? { production: developmentAddress } : addresses,
    trustedOrigins: [...Object.values(addresses), everyLoopback],
    consoleUrl: 'http://localhost:3002',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const call: TestServer['call'] = (path, init = {}, token) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(`${origin}/platform${path}`, { ...init, headers });
  };

  return {
    ...testRegistry,
    call,
    read: (path) => call(path, {}, 'integrator'),
    post: (path, body, token = 'integrator') => {
      const headers = { 'content-type': 'application/json' };
      return call(path, { method: 'POST', headers, body: JSON.stringify(body) }, token);
    },
    put: (sha256, body, token = 'integrator') => {
      const headers = { 'content-type': 'application/octet-stream' };
      return call(`/blobs/${sha256}`, { method: 'PUT', headers, body }, token);
    },
    stop: async () => {
      await app.close();
      await testRegistry.stop();
    },
  };
}
