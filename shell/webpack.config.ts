import { shellConfig } from '@aangan/build';
import contract from '@aangan/host/host-contract.json' with { type: 'json' };
import manifest from './shell.json' with { type: 'json' };

export default shellConfig({
  directory: import.meta.dirname,
  entry: './src/start.tsx',
  template: './src/page.html',
  manifest,
  contract,
  curated: { 'react-router-dom': './src/routing/shared-router.ts' },
  preloadFonts: ['newsreader', 'anek-latin'],
});
