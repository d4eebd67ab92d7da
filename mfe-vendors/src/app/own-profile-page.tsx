import { withApi } from '@aangan/host';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnProfileOrInvitation } from '../features/own-profile/components/own-profile-page.tsx';

export const OwnProfilePage = withApi(ownProfileApi, OwnProfileOrInvitation);
