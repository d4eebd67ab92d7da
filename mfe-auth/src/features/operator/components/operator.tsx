import { Container, Stack, Title, tokens, usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { ProofDialog } from '../../../proof/proof-dialog.tsx';
import { Accounts } from './accounts.tsx';
import { Activity } from './activity.tsx';
import { EvidenceQueue } from './evidence-queue.tsx';
import { PictureMatches } from './picture-matches.tsx';
import { Queue } from './queue.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import { ReportedReviews } from './reported-reviews.tsx';

const Page = styled.div`
  padding-block-start: ${tokens.space.xxl};
`;

/** /operator: where staff decide about profiles, reviews, messages and accounts, and read what happened. */
export function Operator() {
  const { t } = useLingui();
  const title = t({ id: 'auth.operator', message: 'Operator' });
  usePageTitle(title);
  return (
    <Container>
      <Page>
        <Stack gap="xxl">
          <Title>{title}</Title>
          <Queue />
          <EvidenceQueue />
          <ReportedReviews />
          <ReportedMessages />
          <PictureMatches />
          <Accounts />
          <Activity />
          <ProofDialog />
        </Stack>
      </Page>
    </Container>
  );
}
