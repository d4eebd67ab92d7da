import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

const Before = styled.span`
  position: absolute;
  inset-inline-start: 0.875rem;
  color: ${tokens.color.inkFaint};
  pointer-events: none;
`;

const After = styled(Before)`
  inset-inline: auto 0.875rem;
  font-size: ${tokens.type.small};
`;

const Box = styled(InputBox)`
  &[data-before='true'] {
    padding-inline-start: 2rem;
  }
  &[data-after='true'] {
    padding-inline-end: 5.5rem;
  }
`;

export interface AmountFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'>,
    FieldTexts {
  /** The digits without grouping; '' for an empty field. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Formats the typed text, without the part that is ignored: "140000.50" → "1,40,000". */
  group: (typed: string) => string;
  /** Shown before the number, such as "₹". */
  before?: string;
  /** Shown after the number, such as "per sq ft". */
  after?: string;
  maxDigits?: number;
}

/**
 * An amount whose digits are grouped while typing; what `group` leaves out is ignored. The caret keeps its position
 * among the digits. A typed decimal point stays visible until the field is left, so that one can see that the
 * decimals are ignored.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, optional, id, value, onValueChange, group, ...more } = props;
  const { before, after, maxDigits = 13, onBlur, ...input } = more;
  const [hasPoint, setPoint] = useState(false);
  const shown = group(value) + (hasPoint && value ? '.' : '');
  const { box, remember } = useCaretAmongDigits(shown);
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value;
    remember(target);
    setPoint(typed.endsWith('.') || (hasPoint && typed.includes('.')));
    onValueChange(
      digitsOf(group(typed))
        .replace(/^0+(?=\d)/, '')
        .slice(0, maxDigits),
    );
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    setPoint(false);
    onBlur?.(event);
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Line>
          {before && <Before aria-hidden="true">{before}</Before>}
          <Box
            autoComplete="off"
            {...input}
            {...control}
            ref={box}
            inputMode="numeric"
            data-before={before !== undefined}
            data-after={after !== undefined}
            value={shown}
            onChange={type}
            onBlur={leave}
          />
          {after && <After aria-hidden="true">{after}</After>}
        </Line>
      )}
    </FieldFrame>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Grouping commas change while typing: the caret is counted in digits, as counted in characters it would jump. */
function useCaretAmongDigits(shown: string) {
  const box = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (digitsAfter.current === null || !element || element !== document.activeElement) return;
    let place = shown.length;
    for (let left = digitsAfter.current; left > 0 && place > 0; place -= 1) {
      if (/\d/.test(shown.charAt(place - 1))) left -= 1;
    }
    element.setSelectionRange(place, place);
    digitsAfter.current = null;
  });
  return {
    box,
    remember: ({ value, selectionStart }: HTMLInputElement) => {
      digitsAfter.current = digitsOf(value.slice(selectionStart ?? value.length)).length;
    },
  };
}
