import { hydrateRoot } from 'react-dom/client';
import { firms, placeOf, root, seen } from './given.ts';
import { regionsOf } from './page.tsx';

const Regions = regionsOf((id) => seen(placeOf(id)));
hydrateRoot(root, <Regions firms={firms} />);
