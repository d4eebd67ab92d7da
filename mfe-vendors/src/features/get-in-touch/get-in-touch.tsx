import { type ConnectButtonProps, RemotePart, useSession } from '@aangan/host';
import { Button, VisuallyHidden } from '@aangan/ui';
import styled from 'styled-components';

/** The button's room while its files are on their way, so that nothing moves when it is there. */
const Reserved = styled(Button)`
  visibility: hidden;
`;

/**
 * GET IN TOUCH with a vendor, for guests and clients: the designers' team's own button and dialog, so that the
 * rules of a connection request stand once (decisions.md, Requests).
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
