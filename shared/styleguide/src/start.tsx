import { GlobalStyle, Toaster } from '@aangan/ui';
import { fontFaceCssOf } from '@aangan/ui/fonts';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { type RemoteSpecimens, Styleguide } from './styleguide.tsx';

/** `?language=hi` shows everything as on a page in Hindi. */
const language = new URLSearchParams(location.search).get('language') ?? 'en';

const Fonts = createGlobalStyle`${fontFaceCssOf(language)}`;

/** Shows the styleguide. @param remotes the specimens of remotes, each a chapter of its own */
export function start(remotes: readonly RemoteSpecimens[]): void {
  document.documentElement.lang = `${language}-IN`;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      <Fonts />
      <GlobalStyle />
      <Styleguide remotes={remotes} />
      <Toaster />
    </>,
  );
}
