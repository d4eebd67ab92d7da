import { withApi } from '@aangan/host';
import { Skeleton } from '@aangan/ui';
import { lazy, Suspense } from 'react';
import { architectsApi } from '../features/architects/api/architects-api.ts';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { ArchitectProfile } from '../features/designer-profile/components/architect-profile.tsx';

/** Loaded lazily: only the owner needs the forms. */
const ArchitectActions = lazy(async () => ({
  default: (await import('./architect-actions.tsx')).ArchitectActions,
}));

function ArchitectProfileWithActions() {
  return (
    <ArchitectProfile
      getInTouch={(addressee) => <ConnectButton addressee={addressee} />}
      ownerActions={(actions) => (
        <Suspense fallback={<Skeleton width="10rem" height="2.375rem" />}>
          <ArchitectActions {...actions} />
        </Suspense>
      )}
    />
  );
}

// All slices are added at the top, before the components below subscribe to the store.
export const PrincipalArchitectPage = withApi(
  architectsApi,
  withApi(connectApi, withApi(profileApi, ArchitectProfileWithActions)),
);
