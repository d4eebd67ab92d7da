import { shellConfig } from '@aangan/build';
import pages from './pages.json' with { type: 'json' };

export default shellConfig({
  directory: import.meta.dirname,
  entry: './src/start.tsx',
  template: './src/page.html',
  pages,
  preloadFonts: ['newsreader', 'anek-latin'],
});
