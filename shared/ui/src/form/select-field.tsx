import { useSentences } from '@aangan/messages';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Line = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 1rem;
    color: ${tokens.color.inkSoft};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Box = styled(InputBox)`
  padding-inline-end: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;

  &:enabled {
    cursor: pointer;
  }
`;

export interface SelectOption {
  value: string;
  /** Said in the page's language where it belongs to a value of the API. */
  label: string;
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  options: readonly SelectOption[];
  /** The text of the empty option; there is none without it. */
  placeholder?: string;
}

/** A choice of one: the browser's own select, which phones and screen readers handle best. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, id, options, placeholder, ...select } = props;
  const say = useSentences();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Line>
          <Box as="select" {...(select as object)} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {say(text)}
              </option>
            ))}
          </Box>
          <svg width="12" height="8" viewBox="0 0 12 8" fill="none" aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </Line>
      )}
    </FieldFrame>
  );
}
