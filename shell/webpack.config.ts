import { shellConfig } from '@aangan/build';
import pages from './pages.json' with { type: 'json' };

export default shellConfig({
  directory: import.meta.dirname,
  entry: './src/start.tsx',
  template: './src/page.html',
  pages,
  curated: { 'react-router-dom': './src/routing/shared-router.ts' },
  preloadFonts: ['newsreader', 'anek-latin'],
});
