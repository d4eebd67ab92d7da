import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Navigate } from 'react-router-dom';

/** Redirects to the first onboarding step of the account's role. */
export function OwnOnboarding() {
  const { audience } = useSession();
  const first = audience === 'vendor' ? paths.vendorBasicInfo() : paths.designerBasicInfo();
  return <Navigate to={first} replace />;
}
