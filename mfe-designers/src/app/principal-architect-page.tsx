import { withApi } from '@aangan/host';
import { Skeleton } from '@aangan/ui';
import { lazy, Suspense } from 'react';
import { architectsApi } from '../features/architects/api/architects-api.ts';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { ArchitectProfile } from '../features/designer-profile/components/architect-profile.tsx';

/** The forms are for the owner alone: nobody else is sent them. */
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

// All before anything below subscribes: an api that is added while others render disturbs them.
export const PrincipalArchitectPage = withApi(
  architectsApi,
  withApi(connectApi, withApi(profileApi, ArchitectProfileWithActions)),
);
