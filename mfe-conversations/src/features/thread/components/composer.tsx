import { createSubmissionKeys } from '@aangan/api-client';
import { formatCount, maxMessageAttachments, maxMessageText } from '@aangan/domain';
import { ChosenFiles, useUploads } from '@aangan/firms';
import { Button, focusRing, lineHeight, Muted, tokens, useMediaQuery, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Attachment } from '../../../api/conversations-api.ts';
import { newAttachment } from '../../../api/new-attachment.ts';
import { FileLabel } from '../../../page/choose-files.tsx';

import { useDraft } from '../model/use-draft.ts';
import { useTellTyping } from '../model/use-typing.ts';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.s} ${tokens.space.m};
  padding-block-end: max(${tokens.space.s}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space.xs};
`;

const Field = styled.textarea`
  width: 100%;
  min-height: 2.75rem;
  max-height: min(12rem, 30vh);
  padding: 0.625rem ${tokens.space.s};
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: inherit;
  line-height: ${lineHeight(1.4)};
  field-sizing: content;
  resize: none;
  ${focusRing}
`;

const Attach = styled(FileLabel)`
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.inkSoft};
`;

const Hint = styled(Muted)`
  display: none;
  padding-inline-start: 3.25rem;
  font-size: ${tokens.type.micro};

  ${when.wide} {
    display: block;
  }
`;

const TooLong = styled.p`
  margin: 0;
  color: ${tokens.color.danger};
  font-size: ${tokens.type.small};

  &:empty {
    display: none;
  }
`;

interface ComposerProps {
  /** Who writes. */
  accountId: number;
  conversation: number;
  onSend: (id: string, text: string, attachments: readonly Attachment[]) => void;
}

/** Where a message is written. What is not sent is kept for each conversation, in all tabs of the browser. */
export function Composer({ accountId, conversation, onSend }: ComposerProps) {
  const { t } = useLingui();
  const hint = useId();
  const [text, setText] = useDraft(accountId, conversation);
  const attachments = useUploads({
    max: maxMessageAttachments,
    request: (file, key) => newAttachment(conversation, file, key),
  });
  const tellTyping = useTellTyping(conversation);
  const isWide = useMediaQuery('(min-width: 64em)', false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A second press before the field is shown empty would send the same text once more.
  const isTaken = useRef(false);
  useEffect(() => {
    isTaken.current = false;
  });
  const tooMany = text.trim().length - maxMessageText;
  const most = formatCount(maxMessageText);
  const hasContent = text.trim() !== '' || attachments.uploaded.length > 0;
  const canSend = hasContent && tooMany <= 0 && !attachments.isUploading;

  function write(typed: string) {
    setText(typed);
    if (typed !== '') tellTyping();
  }
  function send() {
    if (!canSend || isTaken.current) return;
    isTaken.current = true;
    onSend(createSubmissionKeys().keyFor(text), text.trim(), attachments.uploaded);
    setText('');
    attachments.clear();
    field.current?.focus();
  }
  function sendByEnter(event: KeyboardEvent) {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || !isWide) return;
    event.preventDefault();
    send();
  }
  return (
    <Form
      aria-label={t({ id: 'conversations.write', message: 'Write a message' })}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenFiles
        files={attachments.files}
        onRetry={attachments.retry}
        onRemove={attachments.remove}
      />
      <Line>
        <Attach>
          <PaperClip />
          <input
            type="file"
            multiple
            accept="image/*,video/*,application/pdf"
            aria-label={t({ id: 'conversations.attach', message: 'Attach files' })}
            disabled={attachments.files.length >= maxMessageAttachments}
            onChange={({ target }) => {
              attachments.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </Attach>
        <Field
          ref={field}
          aria-label={t({ id: 'conversations.message', message: 'Message' })}
          aria-describedby={isWide ? hint : undefined}
          placeholder={t({ id: 'conversations.write', message: 'Write a message' })}
          enterKeyHint={isWide ? 'send' : 'enter'}
          rows={1}
          aria-invalid={tooMany > 0 || undefined}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByEnter}
        />
        <Button type="submit" aria-disabled={!canSend}>
          <Trans id="conversations.send">Send</Trans>
        </Button>
      </Line>
      <TooLong role="status">
        {tooMany > 0 &&
          t({
            id: 'conversations.too-long',
            message: `A message has at most ${most} characters: ${tooMany} too many.`,
          })}
      </TooLong>
      <Hint id={hint}>
        <Trans id="conversations.enter-hint">Enter sends, Shift + Enter begins a new line.</Trans>
      </Hint>
    </Form>
  );
}

function PaperClip() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M18.5 10.2l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.7 7.7a1.6 1.6 0 0 1-2.2-2.2l7-7" />
    </svg>
  );
}
