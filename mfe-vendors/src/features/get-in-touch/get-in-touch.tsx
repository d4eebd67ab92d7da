import { type ConnectButtonProps, RemotePart, useSession } from '@aangan/host';
import { Button, VisuallyHidden } from '@aangan/ui';
import styled from 'styled-components';

/** Reserves the button's space while it loads, so that nothing moves. */
const Reserved = styled(Button)`
  visibility: hidden;
`;

/**
 * GET IN TOUCH with a vendor, for guests and clients: the button and dialog of the designers remote, so that the
 * rules of connection requests exist once.
 */
export function GetInTouch({ addressee }: Pick<ConnectButtonProps, 'addressee'>) {
  const { status, audience } = useSession();
  if (status === 'checking') return <Reserved>GET IN TOUCH</Reserved>;
  if (audience !== 'guest' && audience !== 'client') return null;
  return (
    <RemotePart<ConnectButtonProps>
      remote="designers"
      expose="./ConnectButton"
      props={{ addressee }}
      loading={<Reserved>GET IN TOUCH</Reserved>}
      failed={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          Try again<VisuallyHidden> to load the way to get in touch</VisuallyHidden>
        </Button>
      )}
    />
  );
}
