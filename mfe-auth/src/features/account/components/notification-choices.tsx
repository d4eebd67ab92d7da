import { problemOf } from '@aangan/api-client';
import { preferredLanguage } from '@aangan/domain';
import { failureToast, forgetFailure } from '@aangan/firms';
import { type User, useHost } from '@aangan/host';
import { Checkbox, ErrorState, Muted, Row, Stack, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import {
  type Choice,
  type NotificationKind,
  useChooseMutation,
  useNotificationSettingsQuery,
} from '../api/notification-settings.ts';
import { QuietHours } from './quiet-hours.tsx';

const Kind = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

const Ways = styled(Row)`
  flex-wrap: wrap;
`;

/** What the account is told, by kind and way, and when mails wait. */
export function NotificationChoices({ user }: { user: User }) {
  const { t } = useLingui();
  const whose = { accountId: user.id, language: preferredLanguage(useHost().locale) };
  const { currentData, error, isFetching, refetch } = useNotificationSettingsQuery(whose);
  const [choose] = useChooseMutation();
  if (error && !currentData) {
    return (
      <ErrorState
        title={t({ id: 'auth.mail-choices-failed', message: 'Your choices could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!currentData)
    return (
      <LoadingBlock
        label={t({ id: 'auth.mail-choices-loading', message: 'Loading your choices…' })}
        height="24rem"
      />
    );

  async function change(choice: Choice) {
    const answer = await choose({ ...whose, choice });
    if (!answer.error) return forgetFailure('choose notifications');
    const message = t({
      id: 'auth.mail-choice-failed',
      message: 'Your choice could not be saved. Please try again.',
    });
    failureToast(problemOf(answer.error), message, 'choose notifications');
  }

  return (
    <Stack gap="l">
      {currentData.kinds.map((kind) => (
        <KindChoices key={kind.kind} kind={kind} onChoose={(choice) => void change(choice)} />
      ))}
      <QuietHours settings={currentData} onChoose={(choice) => void change(choice)} />
    </Stack>
  );
}

interface KindChoicesProps {
  kind: NotificationKind;
  onChoose: (choice: Choice) => void;
}

function KindChoices({ kind: of, onChoose }: KindChoicesProps) {
  const { t } = useLingui();
  const { kind, label, hint, is_required: isRequired } = of;
  return (
    <Kind>
      <Legend>{label}</Legend>
      <Muted>{hint}</Muted>
      <Ways gap="l">
        <Checkbox
          label={t({ id: 'auth.on-site', message: 'On the site' })}
          checked={of.on_site}
          disabled={isRequired}
          onChange={({ target }) => onChoose({ kind, on_site: target.checked })}
        />
        <Checkbox
          label={t({ id: 'auth.by-mail', message: 'By mail' })}
          checked={of.by_mail}
          disabled={isRequired}
          onChange={({ target }) => onChoose({ kind, by_mail: target.checked })}
        />
      </Ways>
    </Kind>
  );
}
