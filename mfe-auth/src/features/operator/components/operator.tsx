import { Container, Stack, Title, tokens, usePageTitle } from '@aangan/ui';
import styled from 'styled-components';
import { Accounts } from './accounts.tsx';
import { Queue } from './queue.tsx';
import { ReportedReviews } from './reported-reviews.tsx';

const Page = styled.div`
  padding-block-start: ${tokens.space.xxl};
`;

/** /operator: where staff decide about profiles, reviews and accounts. */
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
        </Stack>
      </Page>
    </Container>
  );
}
