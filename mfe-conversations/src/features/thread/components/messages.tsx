import { paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, Muted, Row, TextLink, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Conversation, Message } from '../../../api/conversations-api.ts';
import { useAboutText } from '../../../page/use-about-text.ts';
import { LaterQuoteOfMessage } from '../../../quotes/thread/later-quotes.tsx';
import { dayOf } from '../../../times/message-times.ts';
import { useDayText } from '../../../times/use-day-text.ts';
import type { Unsent } from '../model/use-outbox.ts';
import { MessageBubble } from './message-bubble.tsx';
import { ReportButton } from './report-button.tsx';

const Lines = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Day = styled.li`
  align-self: center;
  margin-block: ${tokens.space.s} ${tokens.space.hair};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
  font-weight: 500;
`;

const Failed = styled.li`
  display: grid;
  justify-items: end;
  gap: ${tokens.space.hair};
  align-self: flex-end;
`;

interface MessagesProps {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  /** The other side's name. */
  name: string;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  /** The same function each time, as the next one: every message is drawn again for another. */
  onReport: (message: Message) => void;
  onOpenPicture: (id: string) => void;
}

/** The messages of a conversation by days, the newest last, then those on their way. */
export function Messages(props: MessagesProps) {
  const { conversation, messages, unsent, name } = props;
  const { t } = useLingui();
  const { clock } = useHost();
  const dayText = useDayText();
  const you = t({ id: 'conversations.you', message: 'You', comment: 'Who wrote a message.' });
  return (
    <Lines>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const isNewDay =
          !before || dayOf(before.created_at, clock) !== dayOf(message.created_at, clock);
        const isOwn = message.side === conversation.side;
        return (
          <Fragment key={message.sequence}>
            {isNewDay && <Day>{dayText(message.created_at)}</Day>}
            <SentMessage
              conversation={conversation.id}
              message={message}
              isOwn={isOwn}
              isRead={message.sequence <= conversation.other_read_up_to}
              follows={!isNewDay && before?.side === message.side}
              author={isOwn ? you : name}
              onReport={props.onReport}
              onOpenPicture={props.onOpenPicture}
            />
          </Fragment>
        );
      })}
      {unsent.map((message) => (
        <UnsentMessage key={message.id} message={message} author={you} {...props} />
      ))}
    </Lines>
  );
}

interface SentMessageProps extends Pick<MessagesProps, 'onReport' | 'onOpenPicture'> {
  /** Its id. */
  conversation: number;
  message: Message;
  isOwn: boolean;
  /** Whether the other side has read it. */
  isRead: boolean;
  /** Whether the message before is of the same side and day. */
  follows: boolean;
  author: string;
}

/** A message is drawn again only where something of its own has changed: a conversation has hundreds. */
const SentMessage = memo((props: SentMessageProps) => {
  const { conversation, message, isOwn, isRead, follows, author, onReport, onOpenPicture } = props;
  const { t } = useLingui();
  const aboutText = useAboutText();
  const isRemoved = message.is_removed;
  const removed = t({
    id: 'conversations.removed',
    message: 'Our operators have removed this message.',
  });
  return (
    <MessageBubble
      isOwn={isOwn}
      follows={follows}
      author={author}
      text={isRemoved ? removed : message.text}
      isRemoved={isRemoved}
      about={message.about && !isRemoved ? aboutText(message.about) : undefined}
      subject={isRemoved ? null : <Subject conversation={conversation} about={message.about} />}
      attachments={message.attachments}
      onOpenPicture={onOpenPicture}
      at={message.created_at}
      state={isOwn && <SentState isRead={isRead} />}
      actions={isOwn || isRemoved ? null : <ReportButton onPress={() => onReport(message)} />}
    />
  );
});

interface SubjectProps {
  /** Its id. */
  conversation: number;
  about: Message['about'];
}

/** Leads to what a message is about. */
function Subject({ conversation, about }: SubjectProps) {
  if (about === null) return null;
  if (about.kind === 'job') {
    return (
      <TextLink as={Link} to={paths.job(about.id)}>
        <Trans id="conversations.open-job">Open the job</Trans>
      </TextLink>
    );
  }
  const { id: quote, version } = about;
  return <LaterQuoteOfMessage conversation={conversation} quote={quote} version={version} />;
}

function SentState({ isRead }: { isRead: boolean }) {
  return (
    <span>
      {isRead ? (
        <Trans id="conversations.read">Read</Trans>
      ) : (
        <Trans id="conversations.sent">Sent</Trans>
      )}
    </span>
  );
}

interface UnsentMessageProps extends Pick<MessagesProps, 'onRetry' | 'onDiscard'> {
  message: Unsent;
  author: string;
}

function UnsentMessage({ message, author, onRetry, onDiscard }: UnsentMessageProps) {
  const say = useSentences();
  const { id, text, attachments, state, reason } = message;
  const isFailed = state === 'failed';
  const said = isFailed ? (
    <Trans id="conversations.not-sent">Not sent</Trans>
  ) : (
    <Trans id="conversations.sending">Sending…</Trans>
  );
  const bubble = (
    <MessageBubble
      isOwn
      follows={false}
      author={author}
      text={text}
      attachments={attachments}
      at={null}
      state={<span>{said}</span>}
      isFailed={isFailed}
    />
  );
  if (!isFailed) return bubble;
  return (
    <>
      {bubble}
      <Failed>
        {reason && <Muted>{say(reason)}</Muted>}
        <Row gap="xs">
          <Button size="small" variant="secondary" onClick={() => onRetry(id)}>
            <Trans id="conversations.try-again">Try again</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDiscard(id)}>
            <Trans id="conversations.discard">Discard</Trans>
          </Button>
        </Row>
      </Failed>
    </>
  );
}
