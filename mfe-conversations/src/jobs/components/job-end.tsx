import { formatPaisa } from '@aangan/domain';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayText } from '../../times/message-times.ts';
import { type Job, useEndJobMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

const EndDialog = laterDialog(
  async () => (await import('./end-dialog.tsx')).EndDialog,
  (_props, i18n) => ({ title: i18n._(jobDialogTitles.end) }),
);

type Statement = NonNullable<Job['end']['firm']>;

/** What each side says that the job cost and took. It has ended once both say the same. */
export function JobEnd({ job }: { job: Job }) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  const dialog = useDialogEntry('end-job');
  const own = job.end[job.side];
  const other = job.end[job.side === 'firm' ? 'client' : 'firm'];
  if (job.ended_at !== null && own) {
    const day = dayText(job.ended_at, { clock, locale });
    return (
      <Notice tone="success">
        <p>
          <Trans id="conversations.ended-on">Both confirmed the end on {day}:</Trans>{' '}
          <StatementText statement={own} />
        </p>
      </Notice>
    );
  }
  return (
    <Stack gap="s" align="start">
      <Muted>
        <Trans id="conversations.end-what">
          At the end both say what it cost in all and how many days it took. The job has ended once
          both say the same.
        </Trans>
      </Muted>
      {own && (
        <p>
          <span>{t({ id: 'conversations.you-stated', message: 'You say:' })}</span>{' '}
          <StatementText statement={own} />
        </p>
      )}
      {other && (
        <p>
          <span>
            {job.side === 'client'
              ? t({ id: 'conversations.firm-stated', message: 'The firm says:' })
              : t({ id: 'conversations.client-stated', message: 'The client says:' })}
          </span>{' '}
          <StatementText statement={other} />
        </p>
      )}
      <Row gap="xs">
        {other && <Confirm job={job.id} statement={other} />}
        <Button variant="secondary" onClick={dialog.open}>
          {own || other ? (
            <Trans id="conversations.state-other-end">Say something else</Trans>
          ) : (
            <Trans id="conversations.state-end">Say final amount and days</Trans>
          )}
        </Button>
      </Row>
      {dialog.isOpen && <EndDialog job={job} onClose={dialog.close} />}
    </Stack>
  );
}

function StatementText({ statement: { amount, days } }: { statement: Statement }) {
  return (
    <b>
      <span>{`${formatPaisa(amount)} · `}</span>
      <Trans id="conversations.days-count">
        <Plural value={days} one="# day" other="# days" />
      </Trans>
    </b>
  );
}

/** One press says the same as the other side. */
function Confirm({ job, statement }: { job: number; statement: Statement }) {
  const { t } = useLingui();
  const [end] = useEndJobMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useJobAction(`end ${job}`);
  const confirm = () => run(() => end({ id: job, ...statement }).unwrap()).then(setFailure);
  return (
    <>
      {failure !== null && (
        <Notice
          tone="error"
          heading={t({ id: 'conversations.not-confirmed', message: 'It was not confirmed' })}
        >
          {failure}
        </Notice>
      )}
      <Button busy={isBusy} onClick={() => void confirm()}>
        <Trans id="conversations.confirm-end">Confirm this: the job ends</Trans>
      </Button>
    </>
  );
}
