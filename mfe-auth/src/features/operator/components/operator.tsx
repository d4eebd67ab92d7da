import { Container, Stack, Title, tokens, usePageTitle } from '@aangan/ui';
import styled from 'styled-components';
import { Accounts } from './accounts.tsx';
import { Queue } from './queue.tsx';

const Page = styled.div`
  padding-block-start: ${tokens.space.xxl};
`;

/** /operator: where staff decide about profiles and accounts. */
export function Operator() {
  usePageTitle('Operator');
  return (
    <Container>
      <Page>
        <Stack gap="xxl">
          <Title>Operator</Title>
          <Queue />
          <Accounts />
        </Stack>
      </Page>
    </Container>
  );
}
