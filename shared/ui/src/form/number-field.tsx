import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) 3rem;
  gap: ${tokens.space.hair};
  max-width: 15rem;

  input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-height: 3rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkSoft};
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${tokens.color.ink};
    color: ${tokens.color.ink};
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  ${focusRing}
`;

/** Digits, plain or grouped by commas: in threes, or in the Indian way (twos before a last group of three). */
const wholeNumber = /^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;

export interface NumberFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'>,
    FieldTexts {
  /** What was typed; '' for an empty field. */
  value: string;
  onValueChange: (typed: string) => void;
  min?: number;
  max?: number;
  /** Writes the digits of any script as 0 to 9, so that a number in others can be stepped: "१२" → "12". */
  latin?: (typed: string) => string;
}

/**
 * A whole number, typed or stepped: arrow keys by one, Page Up and Down by ten, Home and End to the limits.
 * Typed text is never changed, so that the form can say what is wrong with it. Only a whole number can be stepped by
 * one or ten; stepping removes its commas.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, id, value, onValueChange, ...more } = props;
  const { min = 0, max, latin, ...input } = more;
  const { t } = useLingui();
  const typed = (latin?.(value) ?? value).trim();
  const isReadable = typed === '' || wholeNumber.test(typed);
  const now = typed !== '' && isReadable ? Number(typed.replaceAll(',', '')) : null;
  const put = (next: number) => onValueChange(String(Math.min(max ?? next, Math.max(min, next))));
  const step = (by: number) => isReadable && put(now === null ? min : now + by);

  function press(event: KeyboardEvent) {
    const moves: Record<string, (() => unknown) | undefined> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      PageUp: () => step(10),
      PageDown: () => step(-10),
      Home: () => put(min),
      End: max === undefined ? undefined : () => put(max),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Line>
          <StepButton
            sign="−"
            label={t({ id: 'ui.less', message: `Less: ${label}` })}
            onStep={() => step(-1)}
            off={!isReadable || (now !== null && now <= min)}
          />
          <InputBox
            autoComplete="off"
            {...input}
            {...control}
            role="spinbutton"
            inputMode="numeric"
            value={value}
            aria-valuenow={now ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            onKeyDown={press}
            onChange={({ target }) => onValueChange(target.value)}
          />
          <StepButton
            sign="+"
            label={t({ id: 'ui.more', message: `More: ${label}` })}
            onStep={() => step(1)}
            off={!isReadable || (now !== null && max !== undefined && now >= max)}
          />
        </Line>
      )}
    </FieldFrame>
  );
}

interface StepButtonProps {
  sign: string;
  label: string;
  onStep: () => void;
  off: boolean;
}

/** Buttons for the mouse and touch: the keyboard has the arrow keys. */
function StepButton({ sign, label, onStep, off }: StepButtonProps) {
  return (
    <Step type="button" tabIndex={-1} aria-label={label} onClick={onStep} disabled={off}>
      {sign}
    </Step>
  );
}
