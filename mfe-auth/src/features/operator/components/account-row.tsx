import { problemOf } from '@aangan/api-client';
import { isolated, shownEmail } from '@aangan/domain';
import { failureToast, successToast } from '@aangan/firms';
import { Badge, Menu, type MenuItem, Muted, Row, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useReinstateMutation, useSetArchitectMutation } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';
import { dayOf, publicPage, roleLabel } from '../model/operator-labels.ts';
import { BreakableAddress } from './breakable-address.tsx';
import { useVerify } from './use-verify.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.m};
  align-items: center;
  padding-block: ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
`;

const Name = styled.p`
  font-weight: 500;
`;

interface AccountRowProps {
  account: OperatorAccount;
  onSuspend: () => void;
}

/** An account with the menu of what an operator can decide about it. */
export function AccountRow({ account, onSuspend }: AccountRowProps) {
  const { name, email, email_verified, profile, is_suspended, suspended_reason } = account;
  const items = useDecisions(account, onSuspend);
  return (
    <Item>
      <div>
        <Row gap="xs">
          <Name translate="no">{name}</Name>
          <Badge>{roleLabel(account)}</Badge>
          {account.is_staff && <Badge data-tone="accent">Staff</Badge>}
          {profile && (
            <Badge data-tone={profile.is_verified ? 'positive' : undefined}>
              {profile.is_verified ? 'Verified' : 'Not verified'}
            </Badge>
          )}
          {is_suspended && <Badge data-tone="accent">Suspended</Badge>}
        </Row>
        <Muted>
          <BreakableAddress>{shownEmail(email)}</BreakableAddress>
          <span>{`${email_verified ? '' : ' (not verified)'} · since ${dayOf(account.created_at)}`}</span>
          {profile && (
            <>
              <span> · </span>
              <LinkBeside to={publicPage(profile)}>Public page</LinkBeside>
            </>
          )}
        </Muted>
        {profile && (
          <Muted>{`Contact: ${isolated(profile.contact_name)}, ${profile.contact_phone}`}</Muted>
        )}
        {is_suspended && <Muted>{`Suspended: ${suspended_reason ?? ''}`}</Muted>}
      </div>
      {items.length > 0 && <Menu label={`Actions for ${name}`} items={items} />}
    </Item>
  );
}

/** The actions for an account in its current state; operators cannot suspend each other. */
function useDecisions(account: OperatorAccount, onSuspend: () => void): MenuItem[] {
  const verify = useVerify();
  const [setArchitect] = useSetArchitectMutation();
  const [reinstate] = useReinstateMutation();
  const { id, name, profile, is_architect, is_suspended } = account;

  async function say(decision: Promise<unknown>, done: string) {
    const action = `change account ${id}`;
    try {
      await decision;
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem), action);
    }
  }

  const items: (MenuItem | false)[] = [
    profile !== null && {
      id: 'verify',
      label: profile.is_verified ? 'Take verification back' : 'Verify',
      onSelect: () => void verify({ ...profile, name }, !profile.is_verified),
    },
    (account.is_designer || is_architect) && {
      id: 'architect',
      label: is_architect ? 'Make designer' : 'Make architect',
      onSelect: () =>
        void say(
          setArchitect({ id, is_architect: !is_architect }).unwrap(),
          is_architect
            ? `${isolated(name)} is a designer now`
            : `${isolated(name)} is an architect now`,
        ),
    },
    !account.is_staff &&
      is_suspended && {
        id: 'reinstate',
        label: 'Reinstate',
        onSelect: () => void say(reinstate(id).unwrap(), `${isolated(name)} is reinstated`),
      },
    !account.is_staff &&
      !is_suspended && {
        id: 'suspend',
        label: 'Suspend…',
        tone: 'danger',
        onSelect: onSuspend,
      },
  ];
  return items.filter((item) => item !== false);
}
