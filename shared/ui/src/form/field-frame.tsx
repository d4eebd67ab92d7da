import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Elements } from '../layout/elements.ts';
import { lineHeight } from '../theme/devanagari.ts';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${tokens.type.small};
  font-weight: 500;

  span + span {
    color: ${tokens.color.inkFaint};
    font-weight: 400;
  }
`;

const Hint = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};
`;

const Problem = styled(Hint)`
  color: ${tokens.color.danger};
`;

export interface FieldTexts {
  label: string;
  /** Help for the input. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint. */
  error?: string | undefined;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
}

/** The attributes that connect a control to its label and message. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-state': 'invalid' | 'valid';
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => Elements;
}

/** Label, control, and the hint or error below, connected for screen readers. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  const { t } = useLingui();
  const say = useSentences();
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <Frame>
      <Label htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span>{` ${t({ id: 'ui.optional', message: '(optional)' })}`}</span>}
      </Label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? messageId : undefined,
        'data-state': error ? 'invalid' : 'valid',
      })}
      {error ? <Problem id={messageId}>{say(error)}</Problem> : null}
      {!error && hint ? <Hint id={messageId}>{hint}</Hint> : null}
    </Frame>
  );
}
