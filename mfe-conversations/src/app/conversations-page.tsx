import { readId } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { EmptyState, Title, tokens, usePageTitle, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { conversationsApi } from '../api/conversations-api.ts';
import { ConversationList } from '../features/list/components/conversation-list.tsx';
import { Thread } from '../features/thread/components/thread.tsx';
import { useLiveConversations } from '../live/use-live-events.ts';

/** As high as the window below the site's header: list and thread scroll by themselves. */
const Page = styled.div`
  display: grid;
  height: calc(100dvh - 4.5rem);
  min-height: 24rem;
  max-width: 86rem;
  margin-inline: auto;

  ${when.wide} {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    border-inline: 1px solid ${tokens.color.line};
  }
`;

const Side = styled.div`
  min-width: 0;
  overflow-y: auto;
  background: ${tokens.color.surface};

  &[data-behind='true'] {
    display: none;
  }
  ${when.wide} {
    border-inline-end: 1px solid ${tokens.color.line};

    &[data-behind='true'] {
      display: block;
    }
  }
`;

const Main = styled.div`
  min-width: 0;
  min-height: 0;

  &[data-empty='true'] {
    display: none;
  }
  ${when.wide} {
    &[data-empty='true'] {
      display: grid;
      place-items: center;
    }
  }
`;

const Heading = styled(Title)`
  padding: ${tokens.space.l} ${tokens.space.m} ${tokens.space.m};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.heading};
`;

/** The pages at /conversations and /conversations/{id}: on a wide screen the list is beside the thread. */
function Conversations() {
  const { t } = useLingui();
  const param = useParams().id;
  const id = readId(param);
  const isList = param === undefined;
  const title = t({ id: 'conversations.title', message: 'Conversations' });
  useLiveConversations();
  return (
    <Page>
      <Side data-behind={!isList}>
        <Heading as={isList ? 'h1' : 'p'} tabIndex={-1}>
          {title}
        </Heading>
        <ConversationList current={id} />
      </Side>
      <Main data-empty={isList}>
        {isList ? <NothingChosen title={title} /> : <Thread key={param} id={id ?? 0} />}
      </Main>
    </Page>
  );
}

/** Beside the list on a wide screen. */
function NothingChosen({ title }: { title: string }) {
  const { t } = useLingui();
  usePageTitle(title);
  return <EmptyState title={t({ id: 'conversations.choose', message: 'Choose a conversation' })} />;
}

export const ConversationsPage = withApi(conversationsApi, Conversations);
