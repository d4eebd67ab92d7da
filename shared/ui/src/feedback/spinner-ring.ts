import { css, keyframes } from 'styled-components';
import { when } from '../theme/media-queries.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;
const breathe = keyframes`50% { opacity: 0.35; }`;

/** The ring of a spinner; its size is the element's. */
export const spinnerRing = css`
  display: inline-block;
  flex: none;
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  ${when.reducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite;
  }
  /* Forced colours make one colour of all borders. */
  ${when.forcedColors} {
    border-color: GrayText;
    border-top-color: CanvasText;
    forced-color-adjust: none;
  }
`;
