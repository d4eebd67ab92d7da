import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The one focus ring: ink with a paper edge, so that it shows on paper and on pictures alike. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${tokens.color.paper};
  }
`;
