import { useSession } from '@aangan/host';
import { Container, Notice, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Frame = styled(Container)`
  padding-block-start: ${tokens.space.l};
`;

/** Says who can see an unverified firm's page. The API returns it only to its owner and to operators. */
export function UnverifiedNotice({ ownerId }: { ownerId: number }) {
  const { t } = useLingui();
  const isOwner = useSession().user?.id === ownerId;
  return (
    <Frame>
      <Notice>
        {isOwner
          ? t({
              id: 'firms.only-you-see',
              message: 'Only you see this page. It is public once we have verified your firm.',
            })
          : t({
              id: 'firms.only-firm-sees',
              message: 'Only the firm and operators see this page: the firm is not verified.',
            })}
      </Notice>
    </Frame>
  );
}
