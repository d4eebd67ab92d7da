import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import type { Elements } from '../layout/elements.ts';
import { lineHeight } from '../theme/devanagari.ts';
import { tokens } from '../theme/tokens.ts';
import type { FieldTexts } from './field-frame.tsx';

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-block-end: 0.375rem;
  padding: 0;
  font-size: ${tokens.type.small};
  font-weight: 500;

  span + span {
    color: ${tokens.color.inkFaint};
    font-weight: 400;
  }
`;

const Message = styled.p`
  margin-block-start: 0.375rem;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};

  &[data-state='invalid'] {
    color: ${tokens.color.danger};
  }
`;

interface GroupFrameProps extends FieldTexts {
  children: Elements;
}

/** Several controls for one question: a legend, the controls, and the hint or error below. */
export function GroupFrame({ label, hint, error, optional, children }: GroupFrameProps) {
  const messageId = useId();
  const { t } = useLingui();
  const say = useSentences();
  const message = error ? say(error) : hint;
  return (
    <Frame aria-describedby={message ? messageId : undefined}>
      <Legend>
        <span>{label}</span>
        {optional && <span>{` ${t({ id: 'ui.optional', message: '(optional)' })}`}</span>}
      </Legend>
      {children}
      {message ? (
        <Message id={messageId} data-state={error ? 'invalid' : 'valid'}>
          {message}
        </Message>
      ) : null}
    </Frame>
  );
}
