import { GlobalStyle, Toaster } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { type RemoteSpecimens, Styleguide } from './styleguide.tsx';

const Fonts = createGlobalStyle`${fontFaceCss}`;

/** Shows the styleguide. @param remotes the specimens of remotes, each a chapter of its own */
export function start(remotes: readonly RemoteSpecimens[]): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      <Fonts />
      <GlobalStyle />
      <Styleguide remotes={remotes} />
      <Toaster />
    </>,
  );
}
