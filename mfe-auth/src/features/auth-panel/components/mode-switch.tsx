import type { AuthPanelMode } from '@aangan/host';
import { focusRing, tokens } from '@aangan/ui';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { PanelValues } from '../model/panel-values.ts';

const Line = styled.p`
  color: ${tokens.color.inkSoft};
`;

const WordButton = styled.button`
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`;

const texts = {
  'sign-in': { question: 'New to Aangan?', other: 'sign-up', label: 'Create an account' },
  'sign-up': { question: 'Already have an account?', other: 'sign-in', label: 'Sign in' },
} as const;

interface ModeSwitchProps {
  mode: AuthPanelMode;
  /** `typed` holds the values of the current mode. */
  onChange: (mode: AuthPanelMode, typed: PanelValues) => void;
}

/** Switches to the other mode, which has its own fields: values and errors of this one are not carried over. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { isSubmitting, values } = useFormikContext<PanelValues>();
  const { question, other, label } = texts[mode];
  function change() {
    if (!isSubmitting) onChange(other, values);
  }
  return (
    <Line>
      <span>{`${question} `}</span>
      <WordButton type="button" onClick={change}>
        {label}
      </WordButton>
    </Line>
  );
}
