import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { failureToast, problemAdvice, useDialogEntry, useSpeech } from '@aangan/firms';
import {
  Avatar,
  BreakableName,
  ButtonLink,
  ConfirmDialog,
  Menu,
  Muted,
  TextLink,
  tokens,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Conversation } from '../../../api/conversations-api.ts';
import { useSetBlockedMutation } from '../api/thread-actions.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};

  h1 {
    font-size: ${tokens.type.subheading};
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h1 a {
    color: inherit;
    text-decoration: none;
  }
  h1 a:hover {
    text-decoration: underline;
  }
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: calc(-1 * ${tokens.space.xs});
  color: ${tokens.color.inkSoft};

  ${when.wide} {
    display: none;
  }
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

const Contact = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.s};
  overflow-wrap: anywhere;
`;

interface ThreadHeadProps {
  conversation: Conversation;
  name: string;
}

/** Who the conversation is with, how to reach them, and what can be done with it. */
export function ThreadHead({ conversation, name }: ThreadHeadProps) {
  const { t } = useLingui();
  const { other, contact } = conversation;
  return (
    <Head>
      <Back
        to={paths.conversations()}
        aria-label={t({ id: 'conversations.all', message: 'All conversations' })}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M12.5 3.5L6 10l6.5 6.5" />
        </svg>
      </Back>
      <Avatar name={name} src={other.avatar} size={44} decorative />
      <Who>
        <h1 tabIndex={-1} translate={other.name ? 'no' : undefined}>
          {other.to ? (
            <Link to={other.to}>
              <BreakableName>{name}</BreakableName>
            </Link>
          ) : (
            <BreakableName>{name}</BreakableName>
          )}
        </h1>
        {contact && (contact.email || contact.phone) && (
          <Contact as="div">
            {contact.phone && <TextLink href={`tel:${contact.phone}`}>{contact.phone}</TextLink>}
            {contact.email && <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>}
          </Contact>
        )}
      </Who>
      {conversation.brief !== null && conversation.request_id !== null && (
        <ButtonLink
          as={Link}
          to={paths.receivedBrief(conversation.request_id)}
          variant="secondary"
          size="small"
        >
          {conversation.brief === 'changed' ? (
            <Trans id="conversations.brief-link-changed">Brief, changed</Trans>
          ) : (
            <Trans id="conversations.brief">Brief</Trans>
          )}
        </ButtonLink>
      )}
      {other.name !== null && <BlockMenu conversation={conversation} name={name} />}
    </Head>
  );
}

function BlockMenu({ conversation: { id, is_blocked_by_me: isBlocked }, name }: ThreadHeadProps) {
  const { t } = useLingui();
  const question = useDialogEntry('block');
  const { isBusy, setBlocked } = useBlocking(id);
  return (
    <>
      <Menu
        label={t({
          id: 'conversations.actions',
          message: `Actions for the conversation with ${name}`,
        })}
        items={[
          isBlocked
            ? {
                id: 'unblock',
                label: t({ id: 'conversations.unblock', message: 'Unblock' }),
                onSelect: () => void setBlocked(false),
              }
            : {
                id: 'block',
                label: t({ id: 'conversations.block', message: 'Block' }),
                tone: 'danger',
                onSelect: question.open,
              },
        ]}
      />
      <ConfirmDialog
        open={question.isOpen}
        title={t({ id: 'conversations.block-question', message: `Block ${name}?` })}
        confirmLabel={t({ id: 'conversations.block', message: 'Block' })}
        busy={isBusy}
        onConfirm={() => void setBlocked(true).then(question.close)}
        onCancel={question.close}
      >
        <p>
          <Trans id="conversations.block-consequence">
            Neither of you can send anything in this conversation until you unblock it. Both can
            still read it.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Blocks and unblocks a conversation. A failure is told in a toast; nothing rejects. */
export function useBlocking(id: number) {
  const { t } = useLingui();
  const { i18n } = useSpeech();
  const [change, { isLoading }] = useSetBlockedMutation();
  async function setBlocked(isBlocked: boolean) {
    try {
      await change({ conversation: id, isBlocked }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      const failed = isBlocked
        ? t({ id: 'conversations.not-blocked', message: 'The conversation could not be blocked.' })
        : t({
            id: 'conversations.not-unblocked',
            message: 'The conversation could not be unblocked.',
          });
      const message = [failed, problemAdvice(problem, i18n)].filter(Boolean).join(' ');
      failureToast(problem, message, `block conversation ${id}`);
    }
  }
  return { isBusy: isLoading, setBlocked };
}
