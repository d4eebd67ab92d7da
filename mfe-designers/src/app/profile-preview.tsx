import { ProfilePreview as Preview } from '@aangan/firms';
import { withApi } from '@aangan/host';
import { DesignerPreview } from '../features/designer-profile/components/designer-preview.tsx';
import {
  ownProfileApi,
  useGetOwnProfileQuery,
} from '../features/own-profile/api/get-own-profile.ts';

/** The public page of the signed-in firm, from its own profile: others get no page before the firm is verified. */
function OwnPreview() {
  return (
    <Preview query={useGetOwnProfileQuery()}>
      {(profile) => <DesignerPreview designer={profile} />}
    </Preview>
  );
}

export const ProfilePreview = withApi(ownProfileApi, OwnPreview);
