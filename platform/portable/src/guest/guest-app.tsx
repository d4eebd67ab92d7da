import type { Host } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import { type Elements, paperTheme, Spinner, Toaster, themeVariables, tokens } from '@aangan/ui';
import styled, { createGlobalStyle, StyleSheetManager } from 'styled-components';

interface GuestAppProps {
  host: Host;
  /** The shadow root for the styles, which apply only inside it. */
  styles: ShadowRoot;
  children: Elements;
}

/** The surroundings of a remote in another page: its host, and the site's styles, which do not affect that page. */
export function GuestApp({ host, styles, children }: GuestAppProps) {
  return (
    <StyleSheetManager target={styles as unknown as HTMLElement}>
      <HostProvider host={host}>
        <GuestStyle />
        <Frame>{children}</Frame>
        <Toaster />
      </HostProvider>
    </StyleSheetManager>
  );
}

/** The shell's GlobalStyle for a shadow tree, where no selector matches the document's own elements. */
const GuestStyle = createGlobalStyle`
  :host {
    ${themeVariables(paperTheme)};
    display: block;
    color-scheme: light;
  }
  *, *::before, *::after { box-sizing: border-box; }
  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote) { margin: 0; }
  h1, h2, h3, h4 { font-family: ${tokens.font.display}; font-weight: 400; line-height: 1.12; }
  :where(ul[role='list'], ol[role='list']) { padding: 0; list-style: none; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  img, video, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  :focus-visible { outline: 2px solid ${tokens.color.ink}; outline-offset: 2px; }
`;

const Frame = styled.div`
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: 400 ${tokens.type.body} / 1.55 ${tokens.font.text};
  overflow-wrap: anywhere;
`;

export function GuestLoading() {
  return <Spinner label="Loading..." />;
}
