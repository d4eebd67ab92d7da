import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space.hair} ${tokens.space.l};
  align-items: center;
`;

const SwitchLabel = styled.label`
  cursor: pointer;
`;

const Hint = styled.p`
  grid-row: 2;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};
`;

const Track = styled.input`
  position: relative;
  grid-row: 1 / span 2;
  grid-column: 2;
  width: 3.25rem;
  height: 1.875rem;
  margin: 0;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  appearance: none;
  cursor: pointer;
  transition: background ${tokens.motion.quick}, border-color ${tokens.motion.quick};

  &::before {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-start: 0.25rem;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: ${tokens.color.lineStrong};
    content: '';
    transition: translate ${tokens.motion.quick}, background ${tokens.motion.quick};
  }
  &:checked {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
  &:checked::before {
    background: ${tokens.color.onAccent};
    translate: 1.375rem 0;
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
  ${when.forcedColors} {
    appearance: auto;
  }
  ${when.reducedMotion} {
    &,
    &::before {
      transition: none;
    }
  }
  ${focusRing}
`;

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** What the switch turns on, as a sentence. */
  hint?: string;
}

/** A setting that takes effect at once. For a choice that is sent with a form, use Checkbox. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Frame>
      <SwitchLabel htmlFor={controlId}>{label}</SwitchLabel>
      <Track
        {...input}
        id={controlId}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${controlId}-hint` : undefined}
      />
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
