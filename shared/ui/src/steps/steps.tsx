import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/layout.tsx';
import { lineHeight } from '../theme/devanagari.ts';
import { tokens } from '../theme/tokens.ts';

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 0;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space.xs};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.25)};

  /* The line from the previous step. */
  & + &::before {
    position: absolute;
    inset-block-start: 1.0625rem;
    inset-inline: calc(-100% + 2.625rem) calc(100% + 0.5rem);
    height: 1px;
    background: ${tokens.color.line};
    content: '';
  }
  &[data-state='current'] {
    color: ${tokens.color.ink};
    font-weight: 500;
  }
  &[data-state='done'] {
    color: ${tokens.color.inkSoft};
  }
  &[data-state='current']::before,
  &[data-state='done']::before {
    background: ${tokens.color.accent};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.125rem;
  height: 2.125rem;
  border: 1px solid ${tokens.color.line};
  border-radius: 50%;
  background: ${tokens.color.paperDeep};
  font-weight: 500;

  [data-state='current'] > & {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  [data-state='done'] > & {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }
`;

export interface StepsProps {
  /** What the steps are for, for screen readers. */
  label: string;
  steps: readonly string[];
  /** The current step, counted from 1. */
  current: number;
}

/**
 * The progress through a few steps: done ones with a check mark, the current one highlighted, later ones grey.
 * `data-state` is "done", "current" or "ahead".
 */
export function Steps({ label, steps, current }: StepsProps) {
  const { t } = useLingui();
  return (
    <Line role="list" aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = stateOf(number, current);
        return (
          <Step
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark aria-hidden="true">{state === 'done' ? <Check /> : number}</Mark>
            <span>
              <VisuallyHidden>{`${t({ id: 'ui.step', message: `Step ${number}:` })} `}</VisuallyHidden>
              <span>{step}</span>
              {state === 'done' && (
                <VisuallyHidden>
                  {`, ${t({ id: 'ui.step-completed', message: 'completed' })}`}
                </VisuallyHidden>
              )}
            </span>
          </Step>
        );
      })}
    </Line>
  );
}

function stateOf(step: number, current: number): 'done' | 'current' | 'ahead' {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

function Check() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="m3 8.5 3.5 3.5L13 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
