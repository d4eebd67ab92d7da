import type { Host } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import { type Elements, GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { createGlobalStyle } from 'styled-components';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface StandaloneAppProps {
  host: Host;
  /** The router, with the page. */
  children: Elements;
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
