import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The focus ring: dark with a light edge, so that it is visible on the page and on pictures. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${tokens.color.paper};
  }
`;
