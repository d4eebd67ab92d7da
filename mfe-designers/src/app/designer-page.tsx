import { withApi } from '@aangan/session';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerProfile } from '../features/designer-profile/components/designer-profile.tsx';

export const DesignerPage = withApi(profileApi, DesignerProfile);
