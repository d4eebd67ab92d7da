import { formatPaisa, paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import {
  Badge,
  ButtonLink,
  Heading,
  Muted,
  Row,
  Stack,
  TextLink,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageFrame } from '../../page/page-frame.tsx';
import { dayText } from '../../times/message-times.ts';
import type { Job } from '../api/jobs-api.ts';
import { JobChanges } from './job-changes.tsx';
import { JobEnd } from './job-end.tsx';
import { JobStages } from './job-stages.tsx';

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${tokens.space.m};
  margin: 0;

  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    margin: 0;
    font-size: ${tokens.type.subheading};
    font-variant-numeric: tabular-nums;
  }
`;

const Body = styled(Stack)`
  max-width: 52rem;
`;

/** A job: its price, its stages, its changes and its end. */
export function JobView({ job }: { job: Job }) {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  const { title, accepted_at: at, ended_at: ended } = job;
  const acceptedOn = dayText(at, { clock, locale });
  usePageTitle(t({ id: 'conversations.job-title', message: `Job: ${title}` }));
  return (
    <PageFrame
      title={title}
      lang={writtenLanguage(title)}
      above={
        <TextLink as={Link} to={paths.conversation(job.conversation_id)}>
          <Trans id="conversations.to-conversation">To the conversation</Trans>
        </TextLink>
      }
      about={
        <Row gap="s">
          <Muted>
            <Trans id="conversations.job-accepted">Agreed on {acceptedOn}</Trans>
          </Muted>
          <Badge data-tone={ended ? 'positive' : 'accent'}>
            {ended ? (
              <Trans id="conversations.job-state-ended">Ended</Trans>
            ) : (
              <Trans id="conversations.job-state-running">Under way</Trans>
            )}
          </Badge>
        </Row>
      }
      actions={
        <ButtonLink as={Link} to={paths.quote(job.quote_id)} variant="secondary" size="small">
          <Trans id="conversations.job-quote">The accepted quote</Trans>
        </ButtonLink>
      }
    >
      <Body gap="xl">
        <Amounts>
          <div>
            <dt>{t({ id: 'conversations.job-quoted', message: 'Quoted' })}</dt>
            <dd>{formatPaisa(job.quoted_amount)}</dd>
          </div>
          <div>
            <dt>{t({ id: 'conversations.job-changes-sum', message: 'Agreed changes' })}</dt>
            <dd>{formatPaisa(job.changes_amount)}</dd>
          </div>
          <div>
            <dt>{t({ id: 'conversations.job-agreed', message: 'Agreed in all, with GST' })}</dt>
            <dd>{formatPaisa(job.agreed_amount)}</dd>
          </div>
        </Amounts>
        <Stack as="section" gap="m">
          <Heading>{t({ id: 'conversations.stages', message: 'Stages' })}</Heading>
          <JobStages job={job} />
        </Stack>
        <Stack as="section" gap="m">
          <Heading>{t({ id: 'conversations.changes', message: 'Changes to the price' })}</Heading>
          <JobChanges job={job} />
        </Stack>
        <Stack as="section" gap="m">
          <Heading>{t({ id: 'conversations.job-end', message: 'The end' })}</Heading>
          <JobEnd job={job} />
        </Stack>
      </Body>
    </PageFrame>
  );
}
