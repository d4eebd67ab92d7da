import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { type Elements, tokens } from '@aangan/ui';
import styled from 'styled-components';
import type { Attachment } from '../../../api/conversations-api.ts';
import { Attachments } from '../../../page/attachments.tsx';
import { timeText } from '../../../times/message-times.ts';

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.hair};
  max-width: min(34rem, 88%);
  align-self: flex-start;

  &[data-own='true'] {
    align-self: flex-end;
    justify-content: flex-end;
  }
  &[data-follows='true'] {
    margin-block-start: calc(-1 * ${tokens.space.xs});
  }
`;

const Bubble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.hair} ${tokens.space.s};
  min-width: 0;
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  border-end-start-radius: ${tokens.radius.media};
  background: ${tokens.color.surface};

  [data-own='true'] > & {
    border-color: transparent;
    border-radius: ${tokens.radius.panel};
    border-end-end-radius: ${tokens.radius.media};
    background: ${tokens.color.accentSoft};
  }
  [data-state='failed'] > & {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
  }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-removed='true'] {
    color: ${tokens.color.inkFaint};
    font-style: italic;
  }
`;

/** On a line of its own. */
const About = styled.p`
  flex-basis: 100%;
  font-weight: 600;
`;

const Subject = styled.div`
  flex-basis: 100%;
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 0.375em;
  margin-inline-start: auto;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.micro};
  line-height: 1.4;
`;

interface MessageBubbleProps {
  isOwn: boolean;
  /** Whether the message before is of the same side and day. */
  follows: boolean;
  /** Who wrote it. */
  author: string;
  text: string;
  isRemoved?: boolean;
  /** What was done with a quote or a job. */
  about?: string | undefined;
  /** What it is about. */
  subject?: Elements;
  attachments: readonly Attachment[];
  onOpenPicture?: (id: string) => void;
  /** ISO 8601; null while it is not sent. */
  at: string | null;
  /** What is known of an own message: "Sent". */
  state?: Elements;
  isFailed?: boolean;
  /** Beside it. */
  actions?: Elements;
}

/** One message. */
export function MessageBubble(props: MessageBubbleProps) {
  const { isOwn, follows, author, text, isRemoved = false, attachments, at, state } = props;
  const { clock, locale } = useHost();
  const isFailed = props.isFailed ?? false;
  return (
    <Line
      data-own={isOwn}
      data-follows={follows}
      data-state={isFailed ? 'failed' : undefined}
      aria-label={author}
    >
      <Bubble>
        {attachments.length > 0 && (
          <Attachments attachments={attachments} onOpenPicture={props.onOpenPicture} />
        )}
        {props.about && <About>{props.about}</About>}
        {props.subject && <Subject>{props.subject}</Subject>}
        {text && (
          <Text data-removed={isRemoved} lang={isRemoved ? undefined : writtenLanguage(text)}>
            {text}
          </Text>
        )}
        <Foot>
          {at && <time dateTime={at}>{timeText(at, { clock, locale })}</time>}
          {state}
        </Foot>
      </Bubble>
      {props.actions}
    </Line>
  );
}
