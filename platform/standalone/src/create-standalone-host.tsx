import type { ApiClient } from '@aangan/api-client';
import type { Clock, Host, RemotePartProps } from '@aangan/host';
import { createHost, createHostStore } from '@aangan/host/create';
import { Notice } from '@aangan/ui';
import { Suspense } from 'react';
import type { Components } from './exposed-components.ts';
import { createStandaloneSession } from './standalone-session.ts';

interface StandaloneHostOptions {
  client: ApiClient;
  /** The remote's name. */
  remote: string;
  components: Components;
  /** The system's by default. */
  clock?: Clock;
}

/** The host of a remote that runs alone: its own store and session, and the remote's own parts by name. */
export function createStandaloneHost(options: StandaloneHostOptions): Host {
  const { client, remote, components, clock } = options;
  const { store, injectApi } = createHostStore({ standalone: () => true }, client);
  const session = createStandaloneSession(client);
  return createHost({
    session,
    client,
    store,
    injectApi,
    RemotePart: partsOf(remote, components),
    ...(clock && { clock }),
  });
}

/** The remote's own components by name; a part of another remote is replaced by a notice that says where to see it. */
function partsOf(ownName: string, components: Components) {
  return function StandalonePart({ remote, expose, props, loading }: RemotePartProps<object>) {
    const Own = remote === ownName ? components.get(expose) : undefined;
    if (Own) {
      return (
        <Suspense fallback={loading}>
          <Own {...props} />
        </Suspense>
      );
    }
    return (
      <Notice>
        {`${expose} belongs to the remote ${remote} and is not here. The whole site is at npm start.`}
      </Notice>
    );
  };
}
