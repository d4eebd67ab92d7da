import type { ApiProblem } from '@aangan/api-client';
import { ProfileFailure, type WaysOut } from '@aangan/firms';
import { useLocation, useNavigate } from 'react-router-dom';

export interface VendorFailureProps {
  ways: WaysOut;
  /** Why nothing came; absent where the address is nobody's. */
  problem?: ApiProblem;
  onRetry?: () => void;
}

/** No such vendor, or no answer. Go Back is one step; for who came straight here, the directory. */
export function VendorFailure({ ways, problem, onRetry }: VendorFailureProps) {
  const navigate = useNavigate();
  const cameStraightHere = useLocation().key === 'default';
  const goBack = () => (cameStraightHere ? navigate(ways.listing) : navigate(-1));
  if (!problem || problem.kind === 'not-found')
    return <ProfileFailure ways={ways} title="Vendor not found" onBack={goBack} />;
  return (
    <ProfileFailure
      ways={ways}
      title="Failed to load vendor profile"
      trouble={problem}
      onRetry={onRetry}
      onBack={goBack}
    />
  );
}
