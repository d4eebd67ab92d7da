import { hydrateRoot } from 'react-dom/client';
import { firms, root } from './given.ts';
import { Whole } from './page.tsx';

hydrateRoot(root, <Whole firms={firms} />);
