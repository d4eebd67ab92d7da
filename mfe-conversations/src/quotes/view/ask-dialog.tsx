import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { isAtMost, maxMessageText, tooLongMessage } from '@aangan/domain';
import type { QuoteLine } from '@aangan/domain/quotes';
import { SmallFormDialog, saveFailure, useSpeech } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Muted, toasts } from '@aangan/ui';
import { FormTextArea } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { object, string } from 'yup';
import { useAskAboutQuoteMutation } from '../api/quotes-api.ts';
import { askTitle } from './dialog-titles.ts';

interface AskDialogProps {
  id: number;
  version: number;
  /** Absent for a question about the whole quote. */
  line: QuoteLine | null;
  onClose: () => void;
}

/** Asks about a quote or a line of it: the question is a message of the conversation. */
export function AskDialog({ id, version, line, onClose }: AskDialogProps) {
  const { t, i18n } = useLingui();
  const speech = useSpeech();
  const [ask] = useAskAboutQuoteMutation();
  const [keys] = useState(createSubmissionKeys);
  const schema = object({
    text: string()
      .trim()
      .required(t({ id: 'conversations.quote-question-missing', message: 'Write your question' }))
      .test('max', tooLongMessage(maxMessageText), isAtMost(maxMessageText)),
  });
  async function send({ text }: { text: string }) {
    const question = { version, line: line?.id ?? null, text: text.trim() };
    try {
      await ask({ id, body: { id: keys.keyFor(question), ...question } }).unwrap();
      toasts.success(
        t({
          id: 'conversations.quote-asked-toast',
          message: 'Sent. The answer comes in the conversation.',
        }),
      );
      onClose();
      return null;
    } catch (error) {
      return saveFailure(problemOf(error), {}, speech);
    }
  }
  return (
    <SmallFormDialog
      title={i18n._(askTitle)}
      failureHeading={t({
        id: 'conversations.quote-ask-failed',
        message: 'The question was not sent',
      })}
      submitLabel={t({ id: 'conversations.send', message: 'Send' })}
      initialValues={{ text: '' }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      {line && <Muted lang={writtenLanguage(line.what)}>{line.what}</Muted>}
      <FormTextArea
        name="text"
        label={t({ id: 'conversations.quote-question', message: 'Your question' })}
        rows={4}
      />
    </SmallFormDialog>
  );
}
