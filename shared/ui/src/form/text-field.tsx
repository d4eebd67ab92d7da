import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

/** A single-line text field with its label and error. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <InputBox {...input} {...control} />}
    </FieldFrame>
  );
}
