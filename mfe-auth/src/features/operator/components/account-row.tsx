import { problemOf } from '@aangan/api-client';
import { isolated, shownEmail } from '@aangan/domain';
import { failureToast, successToast } from '@aangan/firms';
import { useSentences } from '@aangan/messages';
import { Badge, Menu, type MenuItem, Muted, Row, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import { useReinstateMutation, useSetArchitectMutation } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';
import { publicPage, roleLabel } from '../model/operator-labels.ts';
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
  /** Its owner has lost the ways to sign in beside the password. */
  onReset: () => void;
}

/** An account with the menu of what an operator can decide about it. */
export function AccountRow({ account, onSuspend, onReset }: AccountRowProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { dayOf } = useDates();
  const { name, email, email_verified, profile, is_suspended, suspended_reason } = account;
  const items = useDecisions(account, { onSuspend, onReset });
  const day = dayOf(account.created_at);
  const since = t({ id: 'auth.since', message: `since ${day}` });
  const unverified = t({ id: 'auth.email-not-verified-note', message: '(not verified)' });
  const contact = isolated(profile?.contact_name ?? '');
  const phone = profile?.contact_phone;
  const why = suspended_reason ?? '';
  return (
    <Item>
      <div>
        <Row gap="xs">
          <Name translate="no">{name}</Name>
          <Badge>{say(roleLabel(account))}</Badge>
          {account.is_staff && (
            <Badge data-tone="accent">
              <Trans id="auth.staff">Staff</Trans>
            </Badge>
          )}
          {profile && (
            <Badge data-tone={profile.is_verified ? 'positive' : undefined}>
              {profile.is_verified
                ? t({ id: 'auth.verified', message: 'Verified' })
                : t({ id: 'auth.not-verified', message: 'Not verified' })}
            </Badge>
          )}
          {is_suspended && (
            <Badge data-tone="accent">
              <Trans id="auth.suspended">Suspended</Trans>
            </Badge>
          )}
        </Row>
        <Muted>
          <BreakableAddress>{shownEmail(email)}</BreakableAddress>
          <span>{`${email_verified ? '' : ` ${unverified}`} · ${since}`}</span>
          {profile && (
            <>
              <span> · </span>
              <LinkBeside to={publicPage(profile)}>
                {t({ id: 'auth.public-page', message: 'Public page' })}
              </LinkBeside>
            </>
          )}
        </Muted>
        {profile && (
          <Muted>{t({ id: 'auth.contact-is', message: `Contact: ${contact}, ${phone}` })}</Muted>
        )}
        {account.factor_reset_by !== null && (
          <Muted>
            <Trans id="auth.reset-asked">
              An operator has asked to remove the ways to sign in; a second one has to agree.
            </Trans>
          </Muted>
        )}
        {is_suspended && (
          <Muted>{t({ id: 'auth.suspended-because', message: `Suspended: ${why}` })}</Muted>
        )}
      </div>
      {items.length > 0 && (
        <Menu label={t({ id: 'auth.actions-for', message: `Actions for ${name}` })} items={items} />
      )}
    </Item>
  );
}

/** The actions for an account in its current state; operators cannot suspend each other. */
function useDecisions(
  account: OperatorAccount,
  { onSuspend, onReset }: Omit<AccountRowProps, 'account'>,
): MenuItem[] {
  const { t, i18n } = useLingui();
  const verify = useVerify();
  const [setArchitect] = useSetArchitectMutation();
  const [reinstate] = useReinstateMutation();
  const { id, name, profile, is_architect, is_suspended } = account;

  async function tell(decision: Promise<unknown>, done: string) {
    const action = `change account ${id}`;
    try {
      await decision;
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem, i18n), action);
    }
  }

  const who = isolated(name);
  const items: (MenuItem | false)[] = [
    profile !== null && {
      id: 'verify',
      label: profile.is_verified
        ? t({ id: 'auth.take-verification-back', message: 'Take verification back' })
        : t({ id: 'auth.verify', message: 'Verify' }),
      onSelect: () => void verify({ ...profile, name }, !profile.is_verified),
    },
    (account.is_designer || is_architect) && {
      id: 'architect',
      label: is_architect
        ? t({ id: 'auth.make-designer', message: 'Make designer' })
        : t({ id: 'auth.make-architect', message: 'Make architect' }),
      onSelect: () =>
        void tell(
          setArchitect({ id, is_architect: !is_architect }).unwrap(),
          is_architect
            ? t({ id: 'auth.is-designer-now', message: `${who} is a designer now` })
            : t({ id: 'auth.is-architect-now', message: `${who} is an architect now` }),
        ),
    },
    !account.is_staff &&
      is_suspended && {
        id: 'reinstate',
        label: t({ id: 'auth.reinstate', message: 'Reinstate' }),
        onSelect: () =>
          void tell(
            reinstate(id).unwrap(),
            t({ id: 'auth.is-reinstated', message: `${who} is reinstated` }),
          ),
      },
    !account.is_staff &&
      !is_suspended && {
        id: 'suspend',
        label: t({ id: 'auth.suspend', message: 'Suspend…' }),
        tone: 'danger',
        onSelect: onSuspend,
      },
  ];
  items.push(
    account.has_factor && {
      id: 'reset',
      label: t({ id: 'auth.reset-factors', message: 'Remove ways to sign in…' }),
      tone: 'danger',
      onSelect: onReset,
    },
  );
  return items.filter((item) => item !== false);
}
