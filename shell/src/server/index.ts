// The shell's server module: what the renderer runs.
import * as openFeature from '@openfeature/react-sdk';
import { shared as sharedInPages } from '../app/shared-with-remotes.ts';

export { renderPage } from './render-page.tsx';

/** There is nothing to load later on a server. */
export const shared = { ...sharedInPages, '@openfeature/react-sdk': openFeature };
