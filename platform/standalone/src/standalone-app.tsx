import type { Host } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import { GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface StandaloneAppProps {
  host: Host;
  /** The router, with the page. */
  children: ReactNode;
}

/** A remote that runs alone, around its router: host and global styles. */
export function StandaloneApp({ host, children }: StandaloneAppProps) {
  return (
    <HostProvider host={host}>
      <Fonts />
      <GlobalStyle />
      {children}
    </HostProvider>
  );
}
