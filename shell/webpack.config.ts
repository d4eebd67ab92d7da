import { shellConfig } from '@aangan/build';
import manifest from './shell.json' with { type: 'json' };

export default shellConfig({
  directory: import.meta.dirname,
  entry: './src/start.tsx',
  template: './src/page.html',
  manifest,
  curated: { 'react-router-dom': './src/routing/shared-router.ts' },
  preloadFonts: ['newsreader', 'anek-latin'],
});
