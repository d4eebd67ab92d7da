import type { Host } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import { type I18n, MessagesProvider } from '@aangan/messages';
import { RemoteFrameContext } from '@aangan/runtime';
import { type Elements, GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createGlobalStyle } from 'styled-components';
import { SessionEndingContext } from '../account/session-ending.ts';
import type { ShellHost } from '../host/create-shell-host.tsx';
import { RemoteMessages } from '../language/remote-messages.tsx';
import type { ShellState } from '../store/create-store.ts';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface ShellAppProps {
  host: ShellHost;
  /** The shell's own messages. */
  i18n: I18n;
  /** The router, with the page. */
  children: Elements;
}

/** The shell around its router: host and global styles. */
export function ShellApp({ host, i18n, children }: ShellAppProps) {
  return (
    <HostProvider host={host as Host}>
      <Fonts />
      <GlobalStyle />
      <MessagesProvider i18n={i18n}>
        <RemoteFrameContext value={RemoteMessages}>
          <SessionEnding>{children}</SessionEnding>
        </RemoteFrameContext>
      </MessagesProvider>
    </HostProvider>
  );
}

function SessionEnding({ children }: { children: Elements }) {
  const { leftAt, problem } = useSelector(({ auth }: ShellState) => auth);
  const ending = useMemo(() => ({ leftAt, problem }), [leftAt, problem]);
  return <SessionEndingContext value={ending}>{children}</SessionEndingContext>;
}
