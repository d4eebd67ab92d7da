import { formatPaisa } from '@aangan/domain';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, Muted, Row, Subheading, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { decimalText } from '../../quotes/texts/quote-texts.ts';
import type { Job, JobStage } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { StageRecord } from './stage-record.tsx';

const StageDialog = laterDialog(
  async () => (await import('./stage-dialog.tsx')).StageDialog,
  (_props, i18n) => ({ title: i18n._(jobDialogTitles.stage) }),
);

const Stages = styled.ol`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${tokens.space.xs};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-inline-start: 4px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.media};
    background: ${tokens.color.surface};
    overflow-wrap: anywhere;
  }
  > li[data-state='done'] {
    border-inline-start-color: ${tokens.color.positive};
  }
  > li[data-state^='confirmed'] {
    border-inline-start-color: ${tokens.color.accent};
  }
`;

/** The stages of a job. Each is done once both sides have confirmed it. */
export function JobStages({ job }: { job: Job }) {
  const dialog = useDialogEntry('confirm-stage');
  const [confirmed, setConfirmed] = useState<JobStage | null>(null);
  return (
    <>
      <Stages>
        {job.stages.map((stage) => (
          <li key={stage.position} data-state={stage.state}>
            <Stage
              job={job}
              stage={stage}
              onConfirm={() => {
                setConfirmed(stage);
                dialog.open();
              }}
            />
          </li>
        ))}
      </Stages>
      {dialog.isOpen && confirmed && (
        <StageDialog job={job} stage={confirmed} onClose={dialog.close} />
      )}
    </>
  );
}

interface StageProps {
  job: Job;
  stage: JobStage;
  onConfirm: () => void;
}

function Stage({ job, stage, onConfirm }: StageProps) {
  const { t } = useLingui();
  const { name, proof, percent, amount } = stage;
  const share = `${decimalText(percent, 2)}%`;
  const canConfirm = stage[`${job.side}_confirmed_at`] === null && job.ended_at === null;
  return (
    <>
      <Row justify="space-between">
        <Subheading lang={writtenLanguage(name)}>{name}</Subheading>
        <StageState stage={stage} side={job.side} />
      </Row>
      <Muted>{`${share} · ${formatPaisa(amount)}`}</Muted>
      {proof && (
        <p lang={writtenLanguage(proof)}>
          <Trans id="conversations.stage-proof">Shown by: {proof}</Trans>
        </p>
      )}
      {(['firm', 'client'] as const).map((side) => (
        <StageRecord key={side} job={job} stage={stage} side={side} />
      ))}
      {canConfirm && (
        <Row>
          <Button
            size="small"
            aria-label={t({ id: 'conversations.confirm-which', message: `Confirm: ${name}` })}
            onClick={onConfirm}
          >
            {t({ id: 'conversations.confirm', message: 'Confirm' })}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Says who has confirmed, from the reader's side. */
function StageState({ stage: { state }, side }: { stage: JobStage; side: Job['side'] }) {
  const { t } = useLingui();
  const mine = t({ id: 'conversations.stage-mine', message: 'Confirmed by you' });
  const theirs =
    side === 'client'
      ? t({ id: 'conversations.stage-firm', message: 'Confirmed by the firm' })
      : t({ id: 'conversations.stage-client', message: 'Confirmed by the client' });
  const texts = {
    open: t({ id: 'conversations.stage-open', message: 'Open' }),
    'confirmed-by-firm': side === 'firm' ? mine : theirs,
    'confirmed-by-client': side === 'client' ? mine : theirs,
    done: t({ id: 'conversations.stage-done', message: 'Done: both confirmed' }),
  };
  const tones = { open: undefined, done: 'positive' } as const;
  return (
    <Badge data-tone={state === 'open' || state === 'done' ? tones[state] : 'accent'}>
      {texts[state]}
    </Badge>
  );
}
