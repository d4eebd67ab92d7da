import { useSession } from '@aangan/host';
import { Container, Notice, tokens } from '@aangan/ui';
import styled from 'styled-components';

const Place = styled(Container)`
  padding-block-start: ${tokens.space.l};
`;

/** Whoever sees an unverified firm's page is its owner or an operator: it is not there for anyone else. */
export function UnverifiedNotice({ ownerId }: { ownerId: number }) {
  const isOwner = useSession().user?.id === ownerId;
  return (
    <Place>
      <Notice>
        {isOwner
          ? 'Only you see this page. It is public once we have verified your firm.'
          : 'Only the firm and operators see this page: the firm is not verified.'}
      </Notice>
    </Place>
  );
}
