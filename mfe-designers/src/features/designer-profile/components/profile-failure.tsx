import { paths } from '@aangan/domain';
import { Button, Container, ErrorState } from '@aangan/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProfileBar } from './profile-bar.tsx';

export interface ProfileFailureProps {
  /** There is no such designer: trying again would not help. */
  missing?: boolean;
  offline?: boolean;
  onRetry?: () => void;
}

/** No such designer, or no answer: said as what it is, with a way back. */
export function ProfileFailure({ missing, offline, onRetry }: ProfileFailureProps) {
  return (
    <>
      <ProfileBar />
      <Container>
        <ErrorState
          title={missing ? 'Designer not found' : 'Failed to load designer profile'}
          onRetry={onRetry}
          wholePage
        >
          {offline && <p>You seem to be offline. Check your connection and try again.</p>}
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
