import { pageConfig } from '@aangan/build';

export default pageConfig({
  directory: import.meta.dirname,
  name: 'console',
  title: 'Aangan console',
  entry: './src/start.tsx',
});
