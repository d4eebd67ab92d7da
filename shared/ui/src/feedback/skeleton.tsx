import styled, { keyframes } from 'styled-components';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

const shimmer = keyframes`to { background-position: -200% 0; }`;

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** CSS aspect ratio, in place of a height. */
  ratio?: string;
}

/** A placeholder for something that loads. Hidden from screen readers: the list around it is marked busy. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (name) => !['width', 'height', 'ratio'].includes(name),
})<SkeletonProps>`
  width: ${({ width = '100%' }) => width};
  height: ${({ height = 'auto' }) => height};
  aspect-ratio: ${({ ratio = 'auto' }) => ratio};
  border-radius: ${tokens.radius.media};
  background: linear-gradient(
      100deg,
      ${tokens.color.paperDeep} 25%,
      ${tokens.color.paper} 50%,
      ${tokens.color.paperDeep} 75%
    )
    0 0 / 200% 100%;
  animation: ${shimmer} 2.4s linear infinite;

  ${when.reducedMotion} {
    animation: none;
  }
`;
