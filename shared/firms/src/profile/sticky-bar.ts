import { tokens } from '@aangan/ui';
import { css } from 'styled-components';

/** A bar at an edge of the window, over the page. */
export const stickyBar = css`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  background: color-mix(in srgb, ${tokens.color.paper} 94%, transparent);
  backdrop-filter: blur(10px);

  /* On a phone in landscape the page needs the whole height. */
  @media (max-height: 30em) {
    position: static;
  }
`;
