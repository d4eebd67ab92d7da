import { fileURLToPath } from 'node:url';
import { shellConfig } from '@aangan/build';
import contract from '@aangan/host/host-contract.json' with { type: 'json' };
import manifest from './shell.json' with { type: 'json' };

export default shellConfig({
  directory: import.meta.dirname,
  entry: './src/start-in-steps.ts',
  serverEntry: './src/server/index.ts',
  serverModules: {
    '@reduxjs/toolkit/query/react': fileURLToPath(import.meta.resolve('@aangan/host/server-query')),
    // Pages send no requests on a server, so that its adapters for Node are not needed.
    axios: 'axios/dist/browser/axios.cjs',
  },
  template: './src/page.html',
  manifest,
  contract,
  shared: './src/app/shared-with-remotes.ts',
  preloadFonts: ['newsreader', 'anek-latin'],
  fontsByLanguage: { hi: ['noto-sans-devanagari'] },
});
