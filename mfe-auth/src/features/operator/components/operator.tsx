import { Container, Stack, Title, tokens, usePageTitle } from '@aangan/ui';
import styled from 'styled-components';
import { Accounts } from './accounts.tsx';
import { Activity } from './activity.tsx';
import { Queue } from './queue.tsx';
import { ReportedReviews } from './reported-reviews.tsx';

const Page = styled.div`
  padding-block-start: ${tokens.space.xxl};
`;

/** /operator: where staff decide about profiles, reviews and accounts, and read what happened. */
export function Operator() {
  usePageTitle('Operator');
  return (
    <Container>
      <Page>
        <Stack gap="xxl">
          <Title>Operator</Title>
          <Queue />
          <ReportedReviews />
          <Accounts />
          <Activity />
        </Stack>
      </Page>
    </Container>
  );
}
