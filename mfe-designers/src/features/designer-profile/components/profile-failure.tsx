import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { Button, Container, ErrorState } from '@aangan/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProfileBar } from './profile-bar.tsx';

export interface ProfileFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** No such designer, or no answer: said as what it is, with a way back. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  const { kind } = problemOf(error);
  const missing = kind === 'not-found';
  return (
    <>
      <ProfileBar />
      <Container>
        <ErrorState
          title={missing ? 'Designer not found' : 'Failed to load designer profile'}
          onRetry={missing ? undefined : onRetry}
        >
          {(kind === 'network' || kind === 'timeout') && (
            <p>You seem to be offline. Check your connection and try again.</p>
          )}
          <GoBack />
        </ErrorState>
      </Container>
    </>
  );
}

/** One step back; for who came straight here, the listing. */
function GoBack() {
  const navigate = useNavigate();
  const cameStraightHere = useLocation().key === 'default';
  return (
    <Button
      variant="secondary"
      onClick={() => (cameStraightHere ? navigate(paths.designers()) : navigate(-1))}
    >
      Go Back
    </Button>
  );
}
