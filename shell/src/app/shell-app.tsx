import type { Host } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import { type I18n, type SaySentence, SentencesProvider } from '@aangan/messages';
import { RemoteFrameContext } from '@aangan/runtime';
import { type Elements, GlobalStyle } from '@aangan/ui';
import { fontFaceCssOf } from '@aangan/ui/fonts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createGlobalStyle } from 'styled-components';
import { SessionEndingContext } from '../account/session-ending.ts';
import type { ShellHost } from '../host/create-shell-host.tsx';
import { type MessageIds, MessageIdsContext, noMessageIds } from '../language/message-ids.ts';
import { OwnMessages } from '../language/own-messages.tsx';
import { RemoteMessages } from '../language/remote-messages.tsx';
import type { ShellState } from '../store/create-store.ts';

const Fonts = createGlobalStyle<{ $language: string }>`
  ${({ $language }) => fontFaceCssOf($language)}
`;

interface ShellAppProps {
  host: ShellHost;
  /** The shell's own messages. */
  i18n: I18n;
  /** Says sentences of rules and labels of the API's values in the page's language; as they are by default. */
  say?: SaySentence;
  /** None by default. */
  ids?: MessageIds;
  /** The router, with the page. */
  children: Elements;
}

/** The shell around its router: host and global styles. */
export function ShellApp({
  host,
  i18n,
  say = asItIs,
  ids = noMessageIds,
  children,
}: ShellAppProps) {
  return (
    <MessageIdsContext value={ids}>
      <HostProvider host={host as Host}>
        <Fonts $language={i18n.locale.replace(/-.*/, '')} />
        <GlobalStyle />
        <OwnMessages i18n={i18n}>
          <SentencesProvider say={say}>
            <RemoteFrameContext value={RemoteMessages}>
              <SessionEnding>{children}</SessionEnding>
            </RemoteFrameContext>
          </SentencesProvider>
        </OwnMessages>
      </HostProvider>
    </MessageIdsContext>
  );
}

const asItIs: SaySentence = (sentence) => sentence;

function SessionEnding({ children }: { children: Elements }) {
  const { leftAt, problem } = useSelector(({ auth }: ShellState) => auth);
  const ending = useMemo(() => ({ leftAt, problem }), [leftAt, problem]);
  return <SessionEndingContext value={ending}>{children}</SessionEndingContext>;
}
