import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Box = styled(InputBox)`
  max-height: min(18rem, 32dvh);
  padding-block: 0.75rem;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A multi-line text field; grows with its text where the browser supports it. `rows` is its minimum height. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, id, rows = 4, ...area } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Box
          as="textarea"
          {...(area as object)}
          {...control}
          rows={rows}
          style={{ minHeight: `${rows * 1.6 + 1.5}rem` }}
        />
      )}
    </FieldFrame>
  );
}
