import { formatPaisa } from '@aangan/domain';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, Muted, Notice, Row, Stack, tokens } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { type Job, type JobChange, useDecideChangeMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

const ChangeDialog = laterDialog(
  async () => (await import('./change-dialog.tsx')).ChangeDialog,
  (_props, i18n) => ({ title: i18n._(jobDialogTitles.change) }),
);

const DecideDialog = laterDialog(
  async () => (await import('./decide-dialog.tsx')).DecideDialog,
  ({ decision }, i18n) => ({ title: i18n._(jobDialogTitles[decision]) }),
);

const Changes = styled.ul`
  display: grid;
  width: 100%;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${tokens.space.xs};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.media};
    background: ${tokens.color.surface};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The change orders of a job: the firm prices one, the client agrees before the work. */
export function JobChanges({ job }: { job: Job }) {
  const propose = useDialogEntry('propose-change');
  const canPropose = job.side === 'firm' && job.ended_at === null;
  return (
    <Stack gap="m" align="start">
      {job.changes.length === 0 && (
        <Muted>
          <Trans id="conversations.no-changes">
            None. What costs more or less than quoted is priced and agreed here before it is done.
          </Trans>
        </Muted>
      )}
      {job.changes.length > 0 && (
        <Changes>
          {job.changes.map((change) => (
            <li key={change.number}>
              <OneChange job={job} change={change} />
            </li>
          ))}
        </Changes>
      )}
      {canPropose && (
        <Button variant="secondary" onClick={propose.open}>
          <Trans id="conversations.propose-change">Propose a change</Trans>
        </Button>
      )}
      {propose.isOpen && <ChangeDialog job={job.id} onClose={propose.close} />}
    </Stack>
  );
}

function OneChange({ job, change }: { job: Job; change: JobChange }) {
  const { what, total, days, reason, status, gst } = change;
  return (
    <>
      <Row justify="space-between">
        <b>{`${total > 0 ? '+' : ''}${formatPaisa(total)}`}</b>
        <ChangeState status={status} />
      </Row>
      <p lang={writtenLanguage(what)}>{what}</p>
      <Muted>
        <Trans id="conversations.change-gst">with {gst}% GST</Trans>
        {days !== 0 && <span>{' · '}</span>}
        {days > 0 && (
          <Trans id="conversations.change-longer">
            <Plural value={days} one="# day longer" other="# days longer" />
          </Trans>
        )}
        {days < 0 && <Shorter days={-days} />}
      </Muted>
      {reason && <p lang={writtenLanguage(reason)}>{`“${reason}”`}</p>}
      {status === 'proposed' && job.ended_at === null && <Decisions job={job} change={change} />}
    </>
  );
}

function Shorter({ days }: { days: number }) {
  return (
    <Trans id="conversations.change-shorter">
      <Plural value={days} one="# day shorter" other="# days shorter" />
    </Trans>
  );
}

function ChangeState({ status }: Pick<JobChange, 'status'>) {
  const { t } = useLingui();
  const texts = {
    proposed: t({ id: 'conversations.change-state-proposed', message: 'Proposed' }),
    agreed: t({ id: 'conversations.change-state-agreed', message: 'Agreed' }),
    declined: t({ id: 'conversations.change-state-declined', message: 'Declined' }),
    withdrawn: t({ id: 'conversations.change-state-withdrawn', message: 'Withdrawn' }),
  };
  const tones = {
    proposed: 'accent',
    agreed: 'positive',
    declined: undefined,
    withdrawn: undefined,
  };
  return <Badge data-tone={tones[status]}>{texts[status]}</Badge>;
}

/** The client agrees or declines, the firm can withdraw. */
function Decisions({ job, change: { number } }: { job: Job; change: JobChange }) {
  const { t } = useLingui();
  const decision = job.side === 'client' ? 'decline' : 'withdraw';
  const question = useDialogEntry(`decide-${number}`);
  const [decide] = useDecideChangeMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useJobAction(`agree ${job.id}.${number}`);
  const agree = () =>
    run(() => decide({ id: job.id, number, decision: 'agree', reason: '' }).unwrap()).then(
      setFailure,
    );
  return (
    <>
      {failure !== null && (
        <Notice
          tone="error"
          heading={t({ id: 'conversations.not-agreed', message: 'The change was not agreed' })}
        >
          {failure}
        </Notice>
      )}
      <Row gap="xs">
        {job.side === 'client' && (
          <Button size="small" busy={isBusy} onClick={() => void agree()}>
            <Trans id="conversations.agree">Agree</Trans>
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={question.open}>
          {decision === 'decline' ? (
            <Trans id="conversations.decline">Decline</Trans>
          ) : (
            <Trans id="conversations.withdraw">Withdraw</Trans>
          )}
        </Button>
      </Row>
      {question.isOpen && (
        <DecideDialog job={job.id} number={number} decision={decision} onClose={question.close} />
      )}
    </>
  );
}
