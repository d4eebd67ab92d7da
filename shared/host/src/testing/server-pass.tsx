import type { ComponentType, ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { HostProvider } from '../host-provider.tsx';
import { createTestHost, type TestHostOptions } from './create-test-host.ts';

interface Place extends TestHostOptions {
  at: string;
  path: string;
  now: number;
}

/** A page with a host and a router of its own, at an address. */
export async function withHost(Page: ComponentType, place: Place): Promise<ReactElement> {
  const { at, path, now, ...options } = place;
  const handler = createStaticHandler([{ path, element: <Page /> }]);
  const context = await handler.query(new Request(new URL(at, 'http://page.invalid')));
  if (context instanceof Response) throw new Error(`The router answered ${context.status}.`);
  const clock = { now: () => now, timeZone: 'Asia/Kolkata' };
  return (
    <HostProvider host={createTestHost({ ...options, clock })}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </HostProvider>
  );
}

/**
 * The markup of an element, once everything that it waits for is there.
 * @throws the first error of a component
 */
export async function renderPass(app: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const parts: string[] = [];
  for await (const part of prelude as AsyncIterable<unknown> & typeof prelude) {
    parts.push(String(part));
  }
  if (errors.length > 0) throw errors[0];
  return parts.join('');
}
