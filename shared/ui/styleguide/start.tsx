import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { fontFaceCss } from '../src/fonts/index.ts';
import { GlobalStyle } from '../src/theme/global-style.tsx';
import { Toaster } from '../src/toasts/toaster.tsx';
import { Styleguide } from './styleguide.tsx';

const Fonts = createGlobalStyle`${fontFaceCss}`;

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Fonts />
    <GlobalStyle />
    <Styleguide />
    <Toaster />
  </>,
);
