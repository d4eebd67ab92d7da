import type { PortableRelease } from '@aangan/manifest/portable';
import type { Composer } from '@aangan/runtime';
import { fontFaceCss } from '@aangan/ui/fonts';
import { createRoot } from 'react-dom/client';
import { createGuestPage } from './guest-page.tsx';

interface GuestOptions {
  /** Path and query of the page to begin with, as on the site, such as `/items/7`. */
  address?: string;
  /** Props for a component that is no page. */
  props?: object;
}

/** Shows the guest in an element. @returns a function that removes it */
export type Mount = (element: HTMLElement, options?: GuestOptions) => () => void;

interface MountOptions {
  release: PortableRelease;
  composer: Composer;
  expose: string;
  /** The default address. */
  first: string;
}

/** Shows a module of a release in a shadow tree: neither page's styles reach the other. */
export function createMount({ release, composer, expose, first }: MountOptions): Mount {
  return (element, { address = first, props = {} } = {}) => {
    addFonts();
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const place = shadow.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(createGuestPage({ release, composer, expose, address, props, styles: shadow }));
    return () => {
      // React must not unmount a root while it renders another one.
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
    };
  };
}

/** Browsers load font faces of the document only, not of shadow trees. */
function addFonts(): void {
  const id = 'aangan-guest-fonts';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = fontFaceCss;
  document.head.append(style);
}
