import { connectionLimits, isolated, paths } from '@aangan/domain';
import { specializationsText, useSpeech } from '@aangan/firms';
import { withApi } from '@aangan/host';
import { Button, ButtonLink, EmptyState, Muted, TextLink, VisuallyHidden } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import {
  type ClientAct,
  requestsApi,
  type SentRequest,
  useActAsClientMutation,
  useListSentQuery,
} from '../api/requests-api.ts';
import { firmOf } from '../model/request-texts.ts';
import type { ActionTexts } from '../model/use-request-action.ts';
import { BriefLink } from './brief-link.tsx';
import { ConversationSlot } from './conversation-slot.tsx';
import { RequestCard } from './request-card.tsx';
import { type CardActions, RequestsPage } from './requests-page.tsx';

/** /connection-requests for clients: the requests they sent. */
export const SentRequests = withApi(requestsApi, MyConnectionRequests);

const texts: Record<ClientAct['act'], ActionTexts> = {
  revoke: {
    status: 'revoked',
    done: msg({ id: 'designers.revoked', message: 'Request revoked successfully' }),
    failed: msg({ id: 'designers.revoke-failed', message: 'Failed to revoke request' }),
  },
  reopen: {
    status: 'pending',
    done: msg({ id: 'designers.reopened', message: 'Request reopened successfully' }),
    failed: msg({ id: 'designers.reopen-failed', message: 'Failed to reopen request' }),
  },
};

function MyConnectionRequests() {
  const { t } = useLingui();
  const [act, { isLoading, originalArgs }] = useActAsClientMutation();
  return (
    <RequestsPage<SentRequest, ClientAct['act']>
      title={t({ id: 'designers.my-requests', message: 'My Connection Requests' })}
      query={useListSentQuery()}
      perform={(what) => act(what).unwrap()}
      sending={(isLoading && originalArgs) || null}
      texts={texts}
      confirmations={{
        revoke: {
          question: t({
            id: 'designers.revoke-question',
            message: 'Are you sure you want to revoke this request?',
          }),
          label: t({ id: 'designers.revoke', message: 'Revoke' }),
          consequence: (request) => {
            const firm = isolated(firmOf(request)?.name ?? '');
            return t({
              id: 'designers.revoke-consequence',
              message: `${firm} will not see it any more.`,
            });
          },
        },
      }}
      aside={
        <ButtonLink as={Link} to={paths.home()} variant="secondary">
          <Trans id="designers.explore-more">Explore More Options</Trans>
        </ButtonLink>
      }
      empty={<NoRequests />}
      card={(request, actions) => <SentCard request={request} actions={actions} />}
    />
  );
}

function NoRequests() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'designers.no-requests', message: 'No Requests Yet' })}>
      <p>
        <Trans id="designers.no-requests-sent">
          Once you get in touch with a designer or vendor, you find your request and their answer
          here.
        </Trans>
      </p>
      <ButtonLink as={Link} to={paths.home()}>
        <Trans id="designers.explore">Explore Designers</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

interface SentCardProps {
  request: SentRequest;
  actions: CardActions<ClientAct['act']>;
}

function SentCard({ request, actions }: SentCardProps) {
  const firm = firmOf(request);
  const { t } = useLingui();
  const speech = useSpeech();
  const name =
    firm?.name ?? t({ id: 'designers.firm-gone', message: 'A firm that is not here any more' });
  const toWhom = ` ${t({ id: 'designers.to-whom', message: `the request to ${name}`, comment: 'After Revoke or Reopen, for screen readers.' })}`;
  const isolatedName = isolated(name);
  const isPublic = firm?.is_public ?? false;
  const days = connectionLimits.closedAfter;
  const about = [
    specializationsText(firm?.specializations_display ?? [], speech),
    firm?.city && speech.say(firm.city),
  ];
  return (
    <RequestCard
      request={request}
      name={name}
      avatar={firm?.avatar ?? null}
      heading={
        firm && isPublic ? (
          <TextLink as={Link} to={firm.page}>
            {name}
          </TextLink>
        ) : (
          name
        )
      }
      line={
        isPublic
          ? about.filter(Boolean).join(' · ')
          : t({ id: 'designers.page-not-open', message: 'Their page is not open right now.' })
      }
      actions={
        <>
          {request.status === 'pending' && (
            <Button variant="secondary" size="small" onClick={() => actions.run('revoke')}>
              <Trans id="designers.revoke">Revoke</Trans>
              <VisuallyHidden>{toWhom}</VisuallyHidden>
            </Button>
          )}
          {request.status === 'rejected' && (
            <Button
              variant="secondary"
              size="small"
              busy={actions.running === 'reopen'}
              onClick={() => actions.run('reopen')}
            >
              <Trans id="designers.reopen">Reopen</Trans>
              <VisuallyHidden>{toWhom}</VisuallyHidden>
            </Button>
          )}
          {request.status === 'closed' && firm && isPublic && (
            <ButtonLink as={Link} to={`${firm.page}?connect=1`} variant="secondary" size="small">
              <Trans id="designers.ask-again">Ask again</Trans>
              <VisuallyHidden>{` ${isolatedName}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {request.review === 'possible' && firm && (
            <ButtonLink
              as={Link}
              to={paths.writeClientReview(firm.page)}
              variant="secondary"
              size="small"
            >
              <Trans id="designers.write-review">Write a review</Trans>
              <VisuallyHidden>{` ${isolatedName}`}</VisuallyHidden>
            </ButtonLink>
          )}
          <BriefLink request={request} ofWhom={isolatedName} />
          <ConversationSlot conversation={request.conversation_id} name={name} />
        </>
      }
    >
      {request.status === 'closed' && (
        <Muted>
          {t({
            id: 'designers.closed-no-answer',
            message: `${isolatedName} has not answered for ${days} days, so this request is closed.`,
          })}
        </Muted>
      )}
      {request.status === 'approved' && (
        <Muted>
          {t({
            id: 'designers.will-get-in-touch',
            message: `${isolatedName} has your email and phone and will get in touch.`,
          })}
        </Muted>
      )}
    </RequestCard>
  );
}
