import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { operatorApi, pages } from './operator-api.ts';

/** Which messages are listed: those with reports that wait, or those that were decided about. */
type MessageList = 'waiting' | 'decided';

/** What an operator does with a message. */
export type MessageDecision = 'keep' | 'remove' | 'suspend';

const messagesPage = (show: MessageList, page: number) =>
  endpoint('get', '/operator/messages/', { query: { show, page } });

type MessagesPage = ResponseOf<ReturnType<typeof messagesPage>>;
export type ReportedMessage = MessagesPage['results'][number];

interface DecisionArg {
  reported: Pick<ReportedMessage, 'conversation_id' | 'message'>;
  act: MessageDecision;
  why: string;
}

function decision({ reported: { conversation_id: id, message }, act, why }: DecisionArg) {
  const parts = { params: { id, sequence: message.sequence }, body: { why } };
  if (act === 'keep') return endpoint('post', '/operator/messages/{id}/{sequence}/keep/', parts);
  return act === 'remove'
    ? endpoint('post', '/operator/messages/{id}/{sequence}/remove/', parts)
    : endpoint('post', '/operator/messages/{id}/{sequence}/suspend/', parts);
}

const { useReportedMessagesInfiniteQuery, useDecideMessageMutation } = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    reportedMessages: build.infiniteQuery<MessagesPage, MessageList, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => messagesPage(queryArg, pageParam),
      providesTags: ['Messages'],
    }),
    decideMessage: build.mutation<ReportedMessage, DecisionArg>({
      query: decision,
      invalidatesTags: (_result, _error, { act }) =>
        act === 'suspend' ? ['Messages', 'Accounts'] : ['Messages'],
    }),
  }),
});

export { useDecideMessageMutation, useReportedMessagesInfiniteQuery };
