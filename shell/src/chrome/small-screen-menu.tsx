import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import type { Language } from '@aangan/manifest/languages';
import { ButtonLink, focusRing, Stack, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LanguageLinks } from '../language/language-links.tsx';
import type { ChromeLink } from '../routing/shell-routes.ts';
import { useSignInReturn } from './account-area.tsx';
import { HeaderLink } from './header-link.tsx';

/** Contains the button and the sheet, which are at different edges of the bar. */
const Around = styled.div`
  ${when.medium} {
    display: none;
  }
`;

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-right: -0.625rem;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  cursor: pointer;
  ${focusRing}

  &:has(+ :popover-open) [data-glyph='closed'],
  &:not(:has(+ :popover-open)) [data-glyph='open'] {
    display: none;
  }
  ${when.noScript} {
    display: none;
  }
`;

/** In the browser's top layer, below the bar, which is at the top of the screen. */
const Sheet = styled.nav`
  position: fixed;
  inset: 4.5rem 0 auto;
  width: auto;
  max-height: calc(100dvh - 4.5rem);
  overflow-y: auto;
  margin: 0;
  padding: ${tokens.space.s} ${tokens.space.gutter} ${tokens.space.l};
  border: 0;
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  color: inherit;
  box-shadow: ${tokens.shadow.lifted};

  ${when.medium} {
    display: none;
  }
`;

const Place = styled(HeaderLink)`
  align-self: start;
  min-height: 3rem;
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.heading};
  font-weight: 400;

  &[aria-current='page'] {
    color: ${tokens.color.accent};
    box-shadow: none;
  }
`;

const WithoutScript = styled.nav`
  display: flex;
  gap: ${tokens.space.m};
`;

const Account = styled(Stack)`
  padding-top: ${tokens.space.m};
`;

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.l};
  padding-top: ${tokens.space.s};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    ${focusRing}
  }
`;

interface SmallScreenMenuProps {
  places: ChromeLink[];
  /** That the site speaks. */
  languages: readonly Language[];
}

/**
 * On small screens: the header's links, Sign In and Sign Up, and the site's other languages, behind one button. The
 * browser opens and closes it, so that it works before the page has started.
 */
export function SmallScreenMenu({ places, languages }: SmallScreenMenuProps) {
  const { t } = useLingui();
  const menu = t({ id: 'shell.menu', message: 'Menu' });
  const { status } = useSession();
  const { pathname } = useLocation();
  const sheet = useRef<HTMLElement>(null);
  const next = useSignInReturn();
  const isGuest = status === 'signed-out';
  // A touch on a link of it leads to another page, and so does Back. What was opened before the start stays open.
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) sheet.current?.hidePopover();
    openedAt.current = pathname;
  }, [pathname]);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) sheet.current?.hidePopover();
  }

  if (places.length === 0 && !isGuest && languages.length < 2) return null;
  return (
    <Around onBlur={leave}>
      <noscript>
        <WithoutScript aria-label={t({ id: 'shell.main-places', message: 'Main' })}>
          {places.map(({ to, label }) => (
            <HeaderLink key={to} to={to}>
              {label}
            </HeaderLink>
          ))}
        </WithoutScript>
      </noscript>
      <Trigger type="button" popoverTarget="small-screen-menu" aria-label={menu}>
        <MenuGlyph />
      </Trigger>
      <Sheet
        id="small-screen-menu"
        aria-label={menu}
        popover="auto"
        data-link-slot="header.links"
        ref={sheet}
      >
        <Stack gap="xs">
          {places.map(({ to, label }) => (
            <Place key={to} to={to}>
              {label}
            </Place>
          ))}
          {isGuest && (
            <Account gap="xs">
              <ButtonLink as={Link} to={paths.login(next)} variant="secondary" block>
                <Trans id="shell.sign-in">Sign In</Trans>
              </ButtonLink>
              <ButtonLink as={Link} to={paths.register('client', next)} block>
                <Trans id="shell.sign-up">Sign Up</Trans>
              </ButtonLink>
            </Account>
          )}
          {languages.length > 1 && (
            <Languages>
              <LanguageLinks languages={languages} />
            </Languages>
          )}
        </Stack>
      </Sheet>
    </Around>
  );
}

function MenuGlyph() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path data-glyph="open" d="M5 5l12 12M17 5L5 17" />
      <path data-glyph="closed" d="M3 7.5h16M3 14.5h16" />
    </svg>
  );
}
