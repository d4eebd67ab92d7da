// The shell's server module: what the renderer runs.
export { shared } from '../app/shared-with-remotes.ts';
export { renderPage } from './render-page.tsx';
