import { useSession, withApi } from '@aangan/host';
import { listingApi } from '../features/designer-listing/api/listing-api.ts';
import { FeaturedStrip } from '../features/designer-listing/components/featured-strip.tsx';
import { Home } from '../features/home/components/home.tsx';
import { values } from './values.ts';

function HomeForVisitor() {
  const { audience } = useSession();
  const size = values.useValue('strip-size');
  return <Home featured={<FeaturedStrip size={size} />} invites={audience === 'guest'} />;
}

export const HomePage = withApi(listingApi, HomeForVisitor);
