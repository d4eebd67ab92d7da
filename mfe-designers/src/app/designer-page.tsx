import { withApi } from '@aangan/host';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerProfile } from '../features/designer-profile/components/designer-profile.tsx';
import { reviewsApi } from '../features/reviews/api/reviews-api.ts';
import { ReviewsOfDesigner } from './reviews-of-designer.tsx';

function DesignerProfileWithFeatures() {
  return (
    <DesignerProfile
      getInTouch={(addressee) => <ConnectButton addressee={addressee} />}
      reviews={(designer) => <ReviewsOfDesigner designer={designer} />}
    />
  );
}

// The slices are added at the top, before the components below subscribe to the store.
export const DesignerPage = withApi(
  reviewsApi,
  withApi(connectApi, withApi(profileApi, DesignerProfileWithFeatures)),
);
