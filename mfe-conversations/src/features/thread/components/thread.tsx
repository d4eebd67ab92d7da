import { problemOf } from '@aangan/api-client';
import { conversationRefusals, paths } from '@aangan/domain';
import { LoadFailure, laterDialog, useDialogEntry, useRefetchAfterFailure } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, ButtonLink, EmptyState, Notice, Row, tokens, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type Conversation, type Message, useThread } from '../../../api/conversations-api.ts';
import { useNameOf } from '../../../page/use-name-of.ts';
import { LaterThreadQuotes } from '../../../quotes/thread/later-quotes.tsx';
import { reportTitle } from '../model/report-title.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { useOutbox } from '../model/use-outbox.ts';
import { useOtherTyping } from '../model/use-typing.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import { NewMessageStatus } from './new-message-status.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { Scroller } from './scroller.tsx';
import { ThreadHead, useBlocking } from './thread-head.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  height: 100%;
`;

const Typing = styled.p`
  min-height: 1.5em;
  padding-inline: ${tokens.space.m};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
`;

const Closed = styled.div`
  padding: ${tokens.space.s} ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
`;

const ReportDialog = laterDialog(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  (_props, i18n) => ({ title: i18n._(reportTitle) }),
);

const ThreadPictures = laterDialog(
  async () => (await import('./thread-pictures.tsx')).ThreadPictures,
  ({ title }) => ({ title, size: 'full' }),
);

/** A conversation at /conversations/{id}, with the newest message last. */
export function Thread({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useThread(id);
  useRefetchAfterFailure(query);
  const pages = query.currentData?.pages;
  const conversation = pages?.[0];
  if (conversation && pages) {
    return <LoadedThread conversation={conversation} pages={pages} query={query} />;
  }
  if (!query.isError) return <ThreadSkeleton />;
  if (problemOf(query.error).kind === 'not-found') return <NoSuchConversation />;
  return (
    <LoadFailure
      title={t({ id: 'conversations.failed', message: 'The conversation could not be loaded' })}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}

interface LoadedThreadProps {
  conversation: Conversation;
  /** The newest first. */
  pages: readonly Conversation[];
  query: Pick<
    ReturnType<typeof useThread>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

function LoadedThread({ conversation, pages, query }: LoadedThreadProps) {
  const { t } = useLingui();
  const { id, side } = conversation;
  const name = useNameOf(conversation.other);
  const accountId = useSession().user?.id;
  const key = `${accountId}.${id}`;
  const messages = useMemo(() => [...pages].reverse().flatMap((page) => page.messages), [pages]);
  const outbox = useOutbox(key, id, messages);
  const isTyping = useOtherTyping(id, side);
  const [isAtEnd, setAtEnd] = useState(true);
  useMarkRead(conversation, isAtEnd);
  const [reported, setReported] = useState<Message | null>(null);
  const report = useDialogEntry('report-message');
  const [shownPicture, setShownPicture] = useState<string | null>(null);
  const pictures = useDialogEntry('thread-pictures');
  const onReport = useCallback(
    (message: Message) => {
      setReported(message);
      report.open();
    },
    [report.open],
  );
  const onOpenPicture = useCallback(
    (picture: string) => {
      setShownPicture(picture);
      pictures.open();
    },
    [pictures.open],
  );
  const title = t({ id: 'conversations.with', message: `Conversation with ${name}` });
  usePageTitle(title);
  return (
    <Frame aria-label={title}>
      <div>
        <ThreadHead conversation={conversation} name={name} />
        <LaterThreadQuotes conversation={conversation} />
      </div>
      <Scroller
        label={t({ id: 'conversations.messages-with', message: `Messages with ${name}` })}
        hasEarlier={query.hasNextPage}
        isLoadingEarlier={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onEarlier={() => void query.fetchNextPage()}
        newest={`${conversation.last_sequence}.${outbox.unsent.length}`}
        isOwnNewest={outbox.unsent.length > 0 || messages.at(-1)?.side === side}
        onAtEnd={setAtEnd}
      >
        {messages.length + outbox.unsent.length === 0 ? (
          <EmptyState title={t({ id: 'conversations.no-messages', message: 'No messages yet' })}>
            <p>
              {side === 'client' ? (
                <Trans id="conversations.say-hello">
                  Your request is approved: write the first one.
                </Trans>
              ) : (
                <Trans id="conversations.say-hello-to-client">
                  You have approved the request: write the first one.
                </Trans>
              )}
            </p>
          </EmptyState>
        ) : (
          <Messages
            conversation={conversation}
            messages={messages}
            unsent={outbox.unsent}
            name={name}
            onRetry={outbox.retry}
            onDiscard={outbox.discard}
            onReport={onReport}
            onOpenPicture={onOpenPicture}
          />
        )}
        <Typing aria-live="polite">
          {isTyping && t({ id: 'conversations.typing', message: `${name} is writing…` })}
        </Typing>
      </Scroller>
      {conversation.review === 'possible' && (
        <ReviewInvitation page={conversation.other.to} name={name} />
      )}
      {conversation.refusal === null ? (
        <Composer accountId={accountId ?? 0} conversation={id} onSend={outbox.send} />
      ) : (
        <NothingCanBeSent conversation={conversation} />
      )}
      <NewMessageStatus messages={messages} own={side} name={name} />
      {pictures.isOpen && shownPicture !== null && (
        <ThreadPictures
          title={title}
          messages={messages}
          shown={shownPicture}
          onShow={setShownPicture}
          onClose={pictures.close}
        />
      )}
      {report.isOpen && reported && (
        <ReportDialog conversation={id} sequence={reported.sequence} onClose={report.close} />
      )}
    </Frame>
  );
}

/** In the place of the field. */
function NothingCanBeSent({ conversation: { id, refusal } }: { conversation: Conversation }) {
  const { t } = useLingui();
  const say = useSentences();
  const { isBusy, setBlocked } = useBlocking(id);
  return (
    <Closed>
      <Notice tone="info">
        <Row justify="space-between">
          <span>{refusal && say(conversationRefusals[refusal])}</span>
          {refusal === 'conversation_blocked_by_you' && (
            <Button
              size="small"
              variant="secondary"
              busy={isBusy}
              onClick={() => void setBlocked(false)}
            >
              {t({ id: 'conversations.unblock', message: 'Unblock' })}
            </Button>
          )}
        </Row>
      </Notice>
    </Closed>
  );
}

/** Also of other people's conversations: that there is one is nobody's business. */
function NoSuchConversation() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.no-such', message: 'There is no such conversation' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <ButtonLink as={Link} to={paths.conversations()}>
        <Trans id="conversations.all">All conversations</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
