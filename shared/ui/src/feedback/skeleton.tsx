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

/** The place of something on its way. Hidden from screen readers: the list around it says it is busy. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (name) => !['width', 'height', 'ratio'].includes(name),
})<SkeletonProps>`
  width: ${({ width = '100%' }) => width};
  height: ${({ height = 'auto' }) => height};
  aspect-ratio: ${({ ratio = 'auto' }) => ratio};
  border-radius: ${tokens.radius.media};
  background: linear-gradient(
      100deg,
      ${tokens.color.paperDeep} 40%,
      ${tokens.color.surface} 50%,
      ${tokens.color.paperDeep} 60%
    )
    0 0 / 200% 100%;
  animation: ${shimmer} 1.6s linear infinite;

  ${when.reducedMotion} {
    animation: none;
  }
`;
