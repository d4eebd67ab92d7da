import { useSession, withApi } from '@aangan/host';
import { listingApi } from '../features/designer-listing/api/listing-api.ts';
import { FeaturedStrip } from '../features/designer-listing/components/featured-strip.tsx';
import { Home } from '../features/home/components/home.tsx';

function HomeForVisitor() {
  const { audience } = useSession();
  return <Home featured={<FeaturedStrip />} invites={audience === 'guest'} />;
}

export const HomePage = withApi(listingApi, HomeForVisitor);
