import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
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
  /** What was typed: without grouping if it is only digits, any other text unchanged. */
  value: string;
  onValueChange: (typed: string) => void;
  /** Groups digits: "140000" → "1,40,000". */
  group: (digits: string) => string;
  /** How the typed text is read, shown instead of the hint: "= ₹18,50,000". Null shows the hint. */
  reading?: (typed: string) => string | null;
  /** Shown before the number, such as "₹". */
  before?: string;
  /** Shown after the number, such as "per sq ft". */
  after?: string;
}

/**
 * An amount. Digits are grouped while typing, except during the composition of an input method, and the caret keeps its
 * place among the digits. Other text is never changed or dropped, so that the form can say what is wrong with it.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, optional, id, value, onValueChange, group, reading, ...more } = props;
  const { before, after, ...input } = more;
  const [composed, setComposed] = useState<string | null>(null);
  const shown = composed ?? (isDigits(value) ? group(value) : value);
  const { box, remember } = useCaretAmongDigits(shown);
  const pastesCommas = useRef(false);
  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // If a pasted text begins like the text it replaces, its commas look like those that this field added.
    const typed = pastesCommas.current ? target.value : withoutGrouping(target.value, value, shown);
    pastesCommas.current = false;
    if ((nativeEvent as InputEvent).isComposing) {
      setComposed(target.value);
      onValueChange(typed);
      return;
    }
    const isCommaDeleted = typed === value && target.value.length < shown.length;
    if (isCommaDeleted) {
      const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
      onValueChange(withoutDigitBeside(value, digitsAfter(target), isForward));
      remember(digitsAfter(target) - (isForward ? 1 : 0));
      return;
    }
    if (isDigits(typed)) remember(digitsAfter(target));
    onValueChange(typed);
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={reading?.(value) ?? hint}
      error={error}
      optional={optional}
    >
      {(control) => (
        <Line>
          {before && <Before aria-hidden="true">{before}</Before>}
          <Box
            autoComplete="off"
            {...input}
            {...control}
            ref={box}
            inputMode={reading ? 'text' : 'numeric'}
            data-before={before !== undefined}
            data-after={after !== undefined}
            value={shown}
            onChange={type}
            onCompositionEnd={() => setComposed(null)}
            onPaste={({ clipboardData }) => {
              pastesCommas.current = clipboardData.getData('text').includes(',');
            }}
          />
          {after && <After aria-hidden="true">{after}</After>}
        </Line>
      )}
    </FieldFrame>
  );
}

function isDigits(text: string): boolean {
  return /^\d*$/.test(text);
}

/**
 * What was typed, without the commas that this field has put between the digits of `before`. Commas that the visitor
 * types are kept.
 */
function withoutGrouping(text: string, before: string, shown: string): string {
  if (!isDigits(before)) return text;
  const [start, inserted, end] = splitAtEdit(shown, text);
  return start.replaceAll(',', '') + inserted + end.replaceAll(',', '');
}

/** Splits an edited text into the part before the edit, the new part, and the part after it. */
function splitAtEdit(before: string, after: string): [string, string, string] {
  const maxLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxLength && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const endsAt = after.length - end;
  return [after.slice(0, start), after.slice(start, endsAt), after.slice(endsAt)];
}

/** Deletes the digit beside a deleted grouping comma. @param after the number of digits after the caret */
function withoutDigitBeside(digits: string, after: number, isForward: boolean): string {
  const at = digits.length - after - (isForward ? 0 : 1);
  return digits.slice(0, at) + digits.slice(at + 1);
}

function digitsAfter({ value, selectionStart }: HTMLInputElement): number {
  return digitsOf(value.slice(selectionStart ?? value.length)).length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Keeps the caret's place counted in digits: in characters it would jump when grouping commas change. */
function useCaretAmongDigits(shown: string) {
  const box = useRef<HTMLInputElement>(null);
  const toFollow = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (toFollow.current === null || !element || element !== document.activeElement) return;
    let place = shown.length;
    for (let left = toFollow.current; left > 0 && place > 0; place -= 1) {
      if (/\d/.test(shown.charAt(place - 1))) left -= 1;
    }
    element.setSelectionRange(place, place);
    toFollow.current = null;
  });
  return {
    box,
    /** Sets how many digits must follow the caret after the next render. */
    remember: (digits: number) => {
      toFollow.current = digits;
    },
  };
}
