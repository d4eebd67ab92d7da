import { GlobalStyle, Toaster } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
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
