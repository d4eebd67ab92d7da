import { LoadFailure } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Button, Muted, Row, Skeleton, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Attachments } from '../../page/attachments.tsx';
import { dayText } from '../../times/message-times.ts';
import { type Job, type JobStage, useStageMessageQuery } from '../api/jobs-api.ts';

interface StageRecordProps {
  job: Job;
  stage: JobStage;
  side: Job['side'];
}

/** When a side has confirmed a stage, and on demand the words and pictures by which it did. */
export function StageRecord({ job, stage, side }: StageRecordProps) {
  const { clock, locale } = useHost();
  const [isShown, setShown] = useState(false);
  const at = stage[`${side}_confirmed_at`];
  const sequence = stage[`${side}_sequence`];
  if (at === null) return null;
  const day = dayText(at, { clock, locale });
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <Muted>
          {side === 'firm' ? (
            <Trans id="conversations.firm-confirmed-on">The firm confirmed on {day}</Trans>
          ) : (
            <Trans id="conversations.client-confirmed-on">The client confirmed on {day}</Trans>
          )}
        </Muted>
        {sequence !== null && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? (
              <Trans id="conversations.hide-record">Hide words and pictures</Trans>
            ) : (
              <Trans id="conversations.show-record">Words and pictures</Trans>
            )}
          </Button>
        )}
      </Row>
      {isShown && sequence !== null && (
        <Record conversation={job.conversation_id} sequence={sequence} />
      )}
    </Stack>
  );
}

function Record({ conversation, sequence }: { conversation: number; sequence: number }) {
  const { t } = useLingui();
  const query = useStageMessageQuery(
    { conversation, sequence },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: message } = query;
  if (message === undefined) {
    return query.isError ? (
      <LoadFailure
        title={t({ id: 'conversations.record-failed', message: 'It could not be loaded' })}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
      />
    ) : (
      <Skeleton width="100%" height="4rem" />
    );
  }
  const isEmpty = !message || (message.text === '' && message.attachments.length === 0);
  if (isEmpty || message.is_removed) {
    return (
      <Muted>
        <Trans id="conversations.record-empty">Without words and pictures.</Trans>
      </Muted>
    );
  }
  return (
    <Stack gap="xs">
      {message.text && <p lang={writtenLanguage(message.text)}>{message.text}</p>}
      {message.attachments.length > 0 && <Attachments attachments={message.attachments} />}
    </Stack>
  );
}
