export { aUser } from './factories.ts';
export { renderWithSession } from './render-with-session.tsx';
