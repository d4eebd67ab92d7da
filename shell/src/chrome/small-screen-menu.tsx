import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink, focusRing, Stack, tokens, when } from '@aangan/ui';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChromeLink } from '../routing/shell-routes.ts';
import { useSignInReturn } from './account-area.tsx';
import { HeaderLink } from './header-link.tsx';
import { useOpenHere } from './use-open-here.ts';
import { useOutsidePress } from './use-outside-press.ts';

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

  ${when.noScript} {
    display: none;
  }
`;

const Sheet = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  max-height: calc(100dvh - 4.5rem);
  overflow-y: auto;
  padding: ${tokens.space.s} ${tokens.space.gutter} ${tokens.space.l};
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};

  &[hidden] {
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

/** On small screens: the header's links, Sign In and Sign Up, behind one button. */
export function SmallScreenMenu({ places }: { places: ChromeLink[] }) {
  const { isOpen, open, close } = useOpenHere();
  const { status } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const next = useSignInReturn();
  const isGuest = status === 'signed-out';
  useOutsidePress(place, isOpen, close);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    close();
    trigger.current?.focus();
  }

  if (places.length === 0 && !isGuest) return null;
  return (
    <Around ref={place} onBlur={leave} onKeyDown={closeByKey}>
      <noscript>
        <WithoutScript aria-label="Main">
          {places.map(({ to, label }) => (
            <HeaderLink key={to} to={to}>
              {label}
            </HeaderLink>
          ))}
        </WithoutScript>
      </noscript>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls="small-screen-menu"
        aria-label={isOpen ? 'Close menu' : 'Menu'}
        onClick={isOpen ? close : open}
      >
        <MenuGlyph isOpen={isOpen} />
      </Trigger>
      <Sheet id="small-screen-menu" aria-label="Menu" hidden={!isOpen}>
        <Stack gap="xs">
          {places.map(({ to, label }) => (
            <Place key={to} to={to} onClick={close}>
              {label}
            </Place>
          ))}
          {isGuest && (
            <Account gap="xs">
              <ButtonLink as={Link} to={paths.login(next)} variant="secondary" block>
                Sign In
              </ButtonLink>
              <ButtonLink as={Link} to={paths.register('client', next)} block>
                Sign Up
              </ButtonLink>
            </Account>
          )}
        </Stack>
      </Sheet>
    </Around>
  );
}

function MenuGlyph({ isOpen }: { isOpen: boolean }) {
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
      {isOpen ? <path d="M5 5l12 12M17 5L5 17" /> : <path d="M3 7.5h16M3 14.5h16" />}
    </svg>
  );
}
