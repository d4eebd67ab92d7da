import { problemOf } from '@aangan/api-client';
import { isolated } from '@aangan/domain';
import { successToast } from '@aangan/firms';
import { ConfirmDialog, Muted, Row, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import {
  type Factors,
  type Passkey,
  useRemoveAppMutation,
  useRemovePasskeyMutation,
} from '../api/factors.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus-visible {
    outline: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space.s} ${tokens.space.l};
    align-items: center;
    padding-block: ${tokens.space.m};
    border-block-end: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }
`;

/** On its own line on phones; never wraps. */
const Time = styled.span`
  display: inline-block;
  margin-inline-end: ${tokens.space.m};
`;

type Removing = { kind: 'app' } | { kind: 'passkey'; passkey: Passkey };

interface FactorListProps {
  factors: Factors;
  onFailure: (why: string | null) => void;
}

/** The passkeys and the authenticator app, each to be removed. */
export function FactorList({ factors: { passkeys, app }, onFailure }: FactorListProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<Removing | null>(null);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removePasskey, { isLoading: isRemovingPasskey }] = useRemovePasskeyMutation();
  const [removeApp, { isLoading: isRemovingApp }] = useRemoveAppMutation();
  if (passkeys.length === 0 && app === null) return null;

  async function remove() {
    if (!removing) return;
    onFailure(null);
    try {
      if (removing.kind === 'app') await removeApp().unwrap();
      else await removePasskey(removing.passkey.id).unwrap();
      successToast(t({ id: 'auth.way-removed', message: 'It is removed' }), 'remove factor');
      list.current?.focus();
    } catch (error) {
      const problem = problemOf(error);
      // Another tab has removed it.
      if (problem.kind !== 'not-found') onFailure(requestFailure(problem, i18n));
    }
    setRemoving(null);
  }

  return (
    <>
      <List
        ref={list}
        tabIndex={-1}
        aria-label={t({ id: 'auth.section-ways', message: 'Ways to sign in' })}
      >
        {passkeys.map((passkey) => {
          const name = isolated(passkey.name);
          return (
            <li key={passkey.id}>
              <Way
                name={t({ id: 'auth.passkey-called', message: `Passkey: ${name}` })}
                way={passkey}
              />
              <Row gap="xs">
                <FlushButton
                  size="small"
                  aria-label={t({ id: 'auth.rename-passkey', message: `Rename passkey ${name}` })}
                  onClick={() => setRenaming(passkey)}
                >
                  <Trans id="auth.rename">Rename</Trans>
                </FlushButton>
                <FlushButton
                  size="small"
                  aria-label={t({ id: 'auth.remove-passkey', message: `Remove passkey ${name}` })}
                  onClick={() => setRemoving({ kind: 'passkey', passkey })}
                >
                  <Trans id="auth.remove-way">Remove</Trans>
                </FlushButton>
              </Row>
            </li>
          );
        })}
        {app && (
          <li>
            <Way
              name={t({ id: 'auth.authenticator-app', message: 'Authenticator app' })}
              way={app}
            />
            <FlushButton
              size="small"
              aria-label={t({ id: 'auth.remove-app', message: 'Remove the authenticator app' })}
              onClick={() => setRemoving({ kind: 'app' })}
            >
              <Trans id="auth.remove-way">Remove</Trans>
            </FlushButton>
          </li>
        )}
      </List>
      <ConfirmDialog
        open={removing !== null}
        title={t({ id: 'auth.remove-way-title', message: 'Remove this way to sign in?' })}
        confirmLabel={t({ id: 'auth.remove-way', message: 'Remove' })}
        onConfirm={remove}
        busy={isRemovingPasskey || isRemovingApp}
        onCancel={() => setRemoving(null)}
      >
        <Trans id="auth.remove-way-hint">
          Nobody can sign in with it any more. You get a mail about it.
        </Trans>
      </ConfirmDialog>
      <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />
    </>
  );
}

interface WayProps {
  name: string;
  way: { created_at: string; last_used_at: string | null };
}

function Way({ name, way: { created_at, last_used_at } }: WayProps) {
  const { t } = useLingui();
  const { dayOf, momentOf } = useDates();
  const added = dayOf(created_at);
  const lastUsedAt = last_used_at === null ? '' : momentOf(last_used_at);
  return (
    <div>
      <div>{name}</div>
      <Muted>
        <Time>{t({ id: 'auth.way-added-on', message: `Added on ${added}` })}</Time>{' '}
        <Time>
          {last_used_at === null
            ? t({ id: 'auth.way-not-used', message: 'Not used yet' })
            : t({ id: 'auth.last-used-on', message: `Last used on ${lastUsedAt}` })}
        </Time>
      </Muted>
    </div>
  );
}
