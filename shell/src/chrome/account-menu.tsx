import { shownEmail } from '@aangan/domain';
import type { User } from '@aangan/host';
import { Avatar, Badge, focusRing, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChromeLink } from '../routing/shell-routes.ts';
import { CountDot, shortCount } from './count-dot.ts';
import { useDropdown } from './use-dropdown.ts';
import { useNewCounts } from './use-new-counts.ts';

const Place = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  position: relative;
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
  justify-content: space-between;
  gap: ${tokens.space.s};
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

/** The avatar with its dropdown: opens on hover, press and keyboard focus; closes on Escape, on leaving it and on another page. */
export function AccountMenu({ user, links, onSignOut }: AccountMenuProps) {
  const { isOpen, placeProps, triggerProps, panelProps, close } = useDropdown();
  const newAt = useNewCounts(links);
  const newInAll = Object.values(newAt).reduce((sum, count) => sum + count, 0);
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
  const { t } = useLingui();
  const account =
    newInAll > 0
      ? t({ id: 'shell.account-of-with-new', message: `Account of ${name}, ${newInAll} new` })
      : t({ id: 'shell.account-of', message: `Account of ${name}` });
  return (
    <Place {...placeProps}>
      <Trigger {...triggerProps} aria-label={account}>
        <Avatar name={name} src={user.avatar} size={44} decorative />
        {newInAll > 0 && <CountDot aria-hidden="true">{shortCount(newInAll)}</CountDot>}
      </Trigger>
      <Panel {...panelProps} hidden={!isOpen}>
        <Sheet data-link-slot="account.menu">
          <Who>
            <p>{name}</p>
            <p>{shownEmail(user.email)}</p>
          </Who>
          {links.map(({ to, label }) => (
            <EntryLink key={to} to={to} onClick={close}>
              <span>{label}</span>
              <NewAt count={newAt[to] ?? 0} />
            </EntryLink>
          ))}
          <EntryButton type="button" onClick={onSignOut}>
            <Trans id="shell.logout">Logout</Trans>
          </EntryButton>
        </Sheet>
      </Panel>
    </Place>
  );
}

function NewAt({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge data-tone="accent">
      <Trans id="shell.new-there">{count} new</Trans>
    </Badge>
  );
}
