export { createTestHost } from './create-test-host.ts';
export { aUser } from './factories.ts';
export { hydrateWithHost } from './hydrate-with-host.tsx';
export { queriesBeginInRender } from './render-on-server.tsx';
export { renderWithHost } from './render-with-host.tsx';
export { testRenderedPages } from './rendered-pages.ts';
export { watchBrowserUse } from './watch-browser-use.ts';
