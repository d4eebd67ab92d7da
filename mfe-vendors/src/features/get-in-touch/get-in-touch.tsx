import { paths } from '@aangan/domain';
import { type ConnectButtonProps, RemotePart, useSession } from '@aangan/host';
import { Button, Muted, Row, TextLink, TryAgain, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Reserves the button's space while it loads, so that nothing moves: in a frame, as the button itself is. */
const Reserved = styled.div`
  visibility: hidden;
`;

/** Two lines, so that it fits into the bar of a phone. */
const Failed = styled.div`
  display: grid;
  justify-items: end;
  font-size: ${tokens.type.small};
  line-height: 1.4;

  a,
  button {
    padding: 0.25rem 0;
    border: 0;
    background: none;
    font: inherit;
    font-weight: 500;
    text-decoration-line: underline;
    cursor: pointer;
  }
`;

/**
 * GET IN TOUCH with a vendor, for guests and clients: the button and dialog of the designers remote, so that the
 * rules of connection requests exist once.
 */
export function GetInTouch({ addressee }: Pick<ConnectButtonProps, 'addressee'>) {
  const { audience } = useSession();
  if (audience !== 'guest' && audience !== 'client') return null;
  return (
    <RemotePart<ConnectButtonProps>
      remote="designers"
      expose="./ConnectButton"
      props={{ addressee }}
      loading={
        <Reserved>
          <Button>GET IN TOUCH</Button>
        </Reserved>
      }
      failed={({ retry }) => (
        <Failed role="alert">
          <Muted>The form could not be loaded.</Muted>
          <Row gap="s">
            <TryAgain variant="quiet" size="small" onRetry={retry} />
            <TextLink as={Link} to={paths.support()}>
              Contact support
            </TextLink>
          </Row>
        </Failed>
      )}
    />
  );
}
