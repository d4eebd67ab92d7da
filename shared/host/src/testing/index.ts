export { createTestHost } from './create-test-host.ts';
export { aUser } from './factories.ts';
export { renderWithHost } from './render-with-host.tsx';
