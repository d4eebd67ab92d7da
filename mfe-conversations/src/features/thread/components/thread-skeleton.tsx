import { Skeleton, Stack, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Place = styled(Stack)`
  padding: ${tokens.space.l} ${tokens.space.m};

  > :nth-child(even) {
    align-self: flex-end;
  }
`;

const widths = ['45%', '60%', '35%', '52%', '40%'];

/** In the place of a thread that loads. */
export function ThreadSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'conversations.loading', message: 'Loading…' })}>
      <Place gap="m" aria-hidden="true">
        {widths.map((width) => (
          <Skeleton key={width} width={width} height="3rem" />
        ))}
      </Place>
    </div>
  );
}
