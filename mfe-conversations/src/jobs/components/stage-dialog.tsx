import { maxMessageAttachments, maxMessageText, tooLongMessage } from '@aangan/domain';
import { ChosenFiles, useUploads } from '@aangan/firms';
import { useSentences, writtenLanguage } from '@aangan/messages';
import { Button, Dialog, Muted, Notice, Stack, TextArea } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newAttachment } from '../../api/new-attachment.ts';
import { ChooseFiles } from '../../page/choose-files.tsx';
import { type Job, type JobStage, useConfirmStageMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

interface StageDialogProps {
  job: Job;
  stage: JobStage;
  onClose: () => void;
}

/** Confirms a stage with words and pictures, which the other side finds in the conversation. */
export function StageDialog({ job, stage, onClose }: StageDialogProps) {
  const { i18n, t } = useLingui();
  const say = useSentences();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [confirm] = useConfirmStageMutation();
  const { isBusy, run } = useJobAction(`confirm ${job.id}.${stage.position}`);
  const uploads = useUploads({
    max: maxMessageAttachments,
    request: (file, key) => newAttachment(job.conversation_id, file, key),
  });
  const isTooLong = text.trim().length > maxMessageText;
  async function send() {
    if (isTooLong || uploads.isUploading) return;
    const attachments = uploads.uploaded.map(({ id }) => id);
    const { position: number } = stage;
    const why = await run(() =>
      confirm({ id: job.id, number, text: text.trim(), attachments }).unwrap(),
    );
    setFailure(why);
    if (why === null) onClose();
  }
  return (
    <Dialog
      open
      title={i18n._(jobDialogTitles.stage)}
      actions={
        <Button
          block
          busy={isBusy}
          aria-disabled={isTooLong || uploads.isUploading}
          onClick={() => void send()}
        >
          <Trans id="conversations.confirm">Confirm</Trans>
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap="m">
        <p lang={writtenLanguage(stage.name)}>
          <b>{stage.name}</b>
        </p>
        <Muted>
          <Trans id="conversations.confirm-consequence">
            You say that it is there as agreed. This cannot be taken back.
          </Trans>
        </Muted>
        {failure !== null && (
          <Notice
            tone="error"
            heading={t({ id: 'conversations.not-confirmed', message: 'It was not confirmed' })}
          >
            {failure}
          </Notice>
        )}
        <TextArea
          label={t({ id: 'conversations.stage-words', message: 'Words' })}
          optional
          rows={3}
          value={text}
          error={isTooLong ? say(tooLongMessage(maxMessageText)) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <ChosenFiles files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
        {uploads.files.length < maxMessageAttachments && (
          <ChooseFiles
            label={t({ id: 'conversations.stage-pictures', message: 'Add pictures' })}
            accept="image/*,video/*"
            onChoose={uploads.add}
          />
        )}
      </Stack>
    </Dialog>
  );
}
