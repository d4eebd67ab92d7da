import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Navigate } from 'react-router-dom';

/** The way in: leads to the first step of one's own kind (product-1, section 2, route table). */
export function OwnOnboarding() {
  const { audience } = useSession();
  const first = audience === 'vendor' ? paths.vendorBasicInfo() : paths.designerBasicInfo();
  return <Navigate to={first} replace />;
}
