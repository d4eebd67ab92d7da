import { withApi } from '@aangan/session';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerAbout } from '../features/designer-profile/components/designer-about.tsx';

export const DesignerAboutPage = withApi(profileApi, DesignerAbout);
