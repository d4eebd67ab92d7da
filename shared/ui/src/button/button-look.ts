import { css } from 'styled-components';
import { spinnerRing } from '../feedback/spinner-ring.ts';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

export interface ButtonLook {
  /** How prominent it is. A view has one `primary` button. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'regular' | 'small';
  /** As wide as its container. */
  block?: boolean;
}

/** Keeps the styling props off the DOM element. */
export const buttonConfig = {
  shouldForwardProp: (name: string) => !['variant', 'size', 'block'].includes(name),
};

const variants = {
  primary: css`
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    &:hover { background: ${tokens.color.accentStrong}; }
  `,
  secondary: css`
    border-color: ${tokens.color.lineStrong};
    background: transparent;
    &:hover { border-color: ${tokens.color.ink}; background: ${tokens.color.paperDeep}; }
  `,
  quiet: css`
    background: transparent;
    color: ${tokens.color.inkSoft};
    &:hover { background: ${tokens.color.paperDeep}; color: ${tokens.color.ink}; }
  `,
};

const sizes = {
  regular: css`
    min-height: 3rem;
    padding: 0.625rem 1.5rem;
  `,
  small: css`
    min-height: 2.375rem;
    padding: 0.375rem 1rem;
    font-size: ${tokens.type.small};
  `,
};

export const buttonLook = css<ButtonLook>`
  display: ${({ block }) => (block ? 'flex' : 'inline-flex')};
  overflow-wrap: break-word;
  width: ${({ block }) => (block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.ink};
  font-weight: 500;
  line-height: ${lineHeight(1.25)};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${tokens.motion.quick}, border-color ${tokens.motion.quick},
    color ${tokens.motion.quick};
  ${({ size = 'regular' }) => sizes[size]}
  ${({ variant = 'primary' }) => variants[variant]}

  &:disabled,
  &[aria-disabled='true'][data-state='idle'] {
    opacity: 0.55;
    cursor: default;
  }
  /* A pressed one is marked before its scripts are there, too: shell/src/page.html. */
  &[aria-busy='true'] {
    cursor: progress;

    &::before {
      width: 1.1em;
      height: 1.1em;
      content: '';
      ${spinnerRing}
    }
  }
  ${when.touch} {
    min-height: 2.75rem;
  }
  ${focusRing}
`;
