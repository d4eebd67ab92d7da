import type { User } from '@aangan/session';
import { Avatar, focusRing, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChromeLink } from '../routing/shell-routes.ts';
import { useDropdown } from './use-dropdown.ts';

const Place = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: grid;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  ${focusRing}
`;

const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  width: min(16.5rem, calc(100vw - 2 * ${tokens.space.s}));
  padding-top: ${tokens.space.xs};

  &[hidden] {
    display: none;
  }
`;

const Sheet = styled.div`
  max-height: calc(100dvh - 6rem);
  overflow-y: auto;
  padding: ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
`;

const Who = styled.div`
  margin-bottom: ${tokens.space.xs};
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.line};
  overflow-wrap: anywhere;

  p:last-child {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
`;

const entry = `
  display: flex;
  width: 100%;
  min-height: 2.75rem;
  align-items: center;
  padding: 0 ${tokens.space.s};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover { background: ${tokens.color.paperDeep}; }
`;

const EntryLink = styled(Link)`
  ${entry}
  ${focusRing}
`;

const EntryButton = styled.button`
  ${entry}
  ${focusRing}
`;

interface AccountMenuProps {
  user: User;
  links: ChromeLink[];
  onSignOut: () => void;
}

/** The avatar with its dropdown: opens on hover, press and keyboard; Escape, leaving and another page close it. */
export function AccountMenu({ user, links, onSignOut }: AccountMenuProps) {
  const { isOpen, placeProps, triggerProps, panelProps, close } = useDropdown();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
  return (
    <Place {...placeProps}>
      <Trigger {...triggerProps} aria-label={`Account of ${name}`}>
        <Avatar name={name} src={user.avatar} size={44} decorative />
      </Trigger>
      <Panel {...panelProps} hidden={!isOpen}>
        <Sheet>
          <Who>
            <p>{name}</p>
            <p>{user.email}</p>
          </Who>
          {links.map(({ to, label }) => (
            <EntryLink key={to} to={to} onClick={close}>
              {label}
            </EntryLink>
          ))}
          <EntryButton type="button" onClick={onSignOut}>
            Logout
          </EntryButton>
        </Sheet>
      </Panel>
    </Place>
  );
}
