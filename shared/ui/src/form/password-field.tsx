import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { InputBox } from './input-box.ts';

const Line = styled.div`
  position: relative;

  input {
    padding-inline-end: 4.75rem;
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-width: 4.25rem;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  font-weight: 500;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${focusRing}
`;

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, optional, id, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const field = label.toLowerCase();
  const toggle = shown
    ? {
        text: t({ id: 'ui.hide', message: 'Hide' }),
        inFull: t({ id: 'ui.hide-field', message: `Hide ${field}` }),
      }
    : {
        text: t({ id: 'ui.show', message: 'Show' }),
        inFull: t({ id: 'ui.show-field', message: `Show ${field}` }),
      };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Line>
          <InputBox
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={toggle.inFull}
            aria-controls={control.id}
          >
            {toggle.text}
          </Toggle>
        </Line>
      )}
    </FieldFrame>
  );
}
