import type { AuthPanelMode } from '@aangan/host';
import { focusRing, tokens } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  'sign-in': {
    question: msg({ id: 'auth.new-here', message: 'New to Aangan?' }),
    other: 'sign-up',
    label: msg({ id: 'auth.create-account-title', message: 'Create an account' }),
  },
  'sign-up': {
    question: msg({ id: 'auth.have-account', message: 'Already have an account?' }),
    other: 'sign-in',
    label: msg({ id: 'auth.sign-in', message: 'Sign in' }),
  },
} as const;

interface ModeSwitchProps {
  mode: AuthPanelMode;
  /** `typed` holds the values of the current mode. */
  onChange: (mode: AuthPanelMode, typed: PanelValues) => void;
}

/** Switches to the other mode, which has its own fields: values and errors of this one are not carried over. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { i18n } = useLingui();
  const { isSubmitting, values } = useFormikContext<PanelValues>();
  const { question, other, label } = texts[mode];
  function change() {
    if (!isSubmitting) onChange(other, values);
  }
  return (
    <Line>
      <span>{`${i18n._(question)} `}</span>
      <WordButton type="button" onClick={change}>
        {i18n._(label)}
      </WordButton>
    </Line>
  );
}
