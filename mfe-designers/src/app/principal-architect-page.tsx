import { withApi } from '@aangan/session';
import { architectsApi } from '../features/architects/api/architects-api.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { ArchitectProfile } from '../features/designer-profile/components/architect-profile.tsx';
import { ArchitectActions } from './architect-actions.tsx';

function ArchitectProfileWithActions() {
  return <ArchitectProfile ownerActions={(actions) => <ArchitectActions {...actions} />} />;
}

// Both before anything below subscribes: an api that is added while others render disturbs them.
export const PrincipalArchitectPage = withApi(
  architectsApi,
  withApi(profileApi, ArchitectProfileWithActions),
);
