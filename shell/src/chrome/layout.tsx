import type { SiteComposition } from '@aangan/manifest';
import { languagesOf } from '@aangan/manifest/languages';
import { ChangedPage, type Composer } from '@aangan/runtime';
import { focusRing, Toaster, tokens, VisuallyHidden, when } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import styled from 'styled-components';
import { AccountLanguage } from '../language/account-language.tsx';
import { LanguageOffer } from '../language/language-offer.tsx';
import { useFirmViews } from '../reports/use-firm-views.ts';
import { usePageChanged } from '../reports/use-page-changed.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { RestoredScroll } from '../routing/restored-scroll.tsx';
import { usePageFocus } from '../routing/use-page-focus.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RunningTasks } from './running-tasks.tsx';

const SkipLink = styled.a`
  position: absolute;
  z-index: ${tokens.layer.dialog};
  top: ${tokens.space.xs};
  left: ${tokens.space.xs};
  padding: ${tokens.space.s} ${tokens.space.l};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
  ${focusRing}
`;

/** At least as high as the screen below the header, so that the footer does not move while a page loads. */
const Main = styled.main`
  min-height: calc(100vh - 4.5rem);
  padding-bottom: ${tokens.space.section};

  ${when.print} {
    min-height: 0;
    padding: 0;
  }
`;

interface LayoutProps {
  composition: SiteComposition;
  composer: Composer;
}

/** The layout of every page: header, footer, toasts, running tasks. */
export function Layout({ composition }: LayoutProps) {
  const { remotes, links, shell } = composition;
  const languages = languagesOf(shell.languages);
  const main = useRef<HTMLElement>(null);
  const announcement = usePageFocus(main);
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isBare = handles.some((handle) => handle?.isBare);
  const needsAccount = handles.some((handle) => handle?.needsAccount);
  const onChanged = usePageChanged();
  useFirmViews(languages);
  return (
    <ChangedPage onChanged={onChanged}>
      <SkipLink href="#page">
        <Trans id="shell.skip">Skip to the page</Trans>
      </SkipLink>
      {!isBare && (
        <Header
          remotes={links ? [{ routes: links }] : remotes}
          languages={languages}
          needsAccount={needsAccount}
        />
      )}
      <Main id="page" ref={main} tabIndex={-1}>
        <AccountLanguage languages={languages} needsAccount={needsAccount}>
          <Outlet />
        </AccountLanguage>
      </Main>
      <Footer languages={languages} />
      <Toaster />
      <RunningTasks />
      <LanguageOffer languages={languages} />
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      <RestoredScroll />
    </ChangedPage>
  );
}
