import { useRefetchAfterFailure } from '@aangan/firms';
import {
  ConfirmDialog,
  Container,
  type Elements,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Title,
  tokens,
  usePageTitle,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useRefetchOnNews } from '../model/use-refetch-on-news.ts';
import { type ActionTexts, type ListAgain, useRequestAction } from '../model/use-request-action.ts';
import { RequestSections } from './request-sections.tsx';

const Page = styled(Stack)`
  padding-block: ${tokens.space.xl} ${tokens.space.section};

  ${when.medium} {
    padding-block-start: ${tokens.space.xxl};
  }
`;

const Heading = styled(Title)`
  &:focus {
    outline: none;
  }
`;

/** What a card can do with its request. */
export interface CardActions<Action> {
  /** Runs an action, or asks for its confirmation first. */
  run: (action: Action) => void;
  /** The action that is being sent for this request. */
  running: Action | null;
}

interface ListedRequest {
  id: number;
  status: string;
}

/** The question before an action. */
interface Confirmation<Request> {
  question: string;
  /** The action, as a verb. */
  label: string;
  consequence: (request: Request) => string;
}

interface RequestsPageProps<Request extends ListedRequest, Action extends string> {
  title: string;
  /** Beside the title. */
  aside?: Elements;
  /** Below the title. */
  notice?: Elements;
  query: {
    data?: Request[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: ListAgain<Request>;
  };
  /** Sends an action, and the one that is being sent. */
  perform: (what: { id: number; act: Action }) => Promise<unknown>;
  sending: { id: number; act: Action } | null;
  texts: Record<Action, ActionTexts>;
  /** The actions that are confirmed first. */
  confirmations: Partial<Record<Action, Confirmation<Request>>>;
  /** Shown where there are no requests. */
  empty: Elements;
  card: (request: Request, actions: CardActions<Action>) => Elements;
}

/** A page of connection requests: loading, failed, empty, or the requests with their actions. */
export function RequestsPage<Request extends ListedRequest, Action extends string>(
  props: RequestsPageProps<Request, Action>,
) {
  const { title, aside, notice, query, empty } = props;
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = query;
  usePageTitle(title);
  useRefetchOnNews(refetch);
  useRefetchAfterFailure(query);
  const heading = useFocusWhenLost(data);
  return (
    <Container>
      <Page gap="xl">
        <Row justify="space-between" gap="m">
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {aside}
        </Row>
        {notice}
        {!data && error !== undefined && (
          <ErrorState
            title={t({
              id: 'designers.requests-failed',
              message: 'Failed to load connection requests',
            })}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && error === undefined && <LoadingRequests />}
        {data?.length === 0 && empty}
        {data && data.length > 0 && <Requests {...props} requests={data} />}
      </Page>
    </Container>
  );
}

function Requests<Request extends ListedRequest, Action extends string>(
  props: RequestsPageProps<Request, Action> & { requests: readonly Request[] },
) {
  const { requests, query, perform, sending, texts, confirmations, card } = props;
  const { run, asking, ask, stopAsking } = useRequestAction<Request, Action>(
    perform,
    query.refetch,
    texts,
  );
  const confirmation = asking && confirmations[asking.act];
  return (
    <>
      <RequestSections
        requests={requests}
        card={(request) =>
          card(request, {
            run: (act) => (confirmations[act] ? ask({ request, act }) : run(request.id, act)),
            running: sending?.id === request.id ? sending.act : null,
          })
        }
      />
      {confirmation && (
        <ConfirmDialog
          open
          title={confirmation.question}
          confirmLabel={confirmation.label}
          busy={sending !== null}
          onConfirm={() => run(asking.request.id, asking.act)}
          onCancel={stopAsking}
        >
          <p>{confirmation.consequence(asking.request)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** An action removes or moves its request, and the pressed button with it: the focus then moves to the title. */
function useFocusWhenLost(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    const isChange = shown.current !== undefined && shown.current !== list;
    shown.current = list;
    if (isChange && document.activeElement === document.body) heading.current?.focus();
  }, [list]);
  return heading;
}

function LoadingRequests() {
  return (
    <Stack role="status" gap="m">
      <VisuallyHidden>
        <Trans id="designers.loading-requests">Loading connection requests…</Trans>
      </VisuallyHidden>
      <Skeleton height="11rem" />
      <Skeleton height="11rem" />
    </Stack>
  );
}
