import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Host, HostContext } from './host.ts';

interface HostProviderProps {
  host: Host;
  children: ReactNode;
}

/** Gives a host and its store to everything below it. */
export function HostProvider({ host, children }: HostProviderProps) {
  return (
    <Provider store={host.store as ComponentProps<typeof Provider>['store']}>
      <HostContext value={host}>{children}</HostContext>
    </Provider>
  );
}
