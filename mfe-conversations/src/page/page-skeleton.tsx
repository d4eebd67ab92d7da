import { Container, Skeleton, Stack, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Page = styled(Container)`
  padding-block: ${tokens.space.xxl} ${tokens.space.section};
`;

/** While a page is loaded. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <Page role="status" aria-label={t({ id: 'conversations.loading', message: 'Loading…' })}>
      <Stack gap="l" aria-hidden="true">
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="100%" height="8rem" />
        <Skeleton width="100%" height="12rem" />
      </Stack>
    </Page>
  );
}
