import { tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useDates } from '../../../frame/use-dates.ts';
import type { ReportedMessage } from '../api/reported-messages.ts';
import { QuotedText } from './quoted-text.tsx';

const Lines = styled.ol`
  grid-column: 1 / -1;
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  padding: ${tokens.space.xs} ${tokens.space.s};
  border-inline-start: 2px solid ${tokens.color.line};
  color: ${tokens.color.inkSoft};

  &[data-reported='true'] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.ink};
  }
`;

const Head = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
`;

type Message = ReportedMessage['message'];

/** A message as it stands in its conversation: after the ten before it. */
export function MessageExcerpt({ before, message }: Pick<ReportedMessage, 'before' | 'message'>) {
  const { t } = useLingui();
  return (
    <Lines aria-label={t({ id: 'auth.messages-before', message: 'The message and those before' })}>
      {[...before, message].map((one) => (
        <Line key={one.sequence} data-reported={one === message}>
          <OneMessage message={one} />
        </Line>
      ))}
    </Lines>
  );
}

function OneMessage({
  message: { side, text, attachments, is_removed, created_at },
}: MessageProps) {
  const { t } = useLingui();
  const { momentOf } = useDates();
  const who = {
    client: t({ id: 'auth.side-client', message: 'Client' }),
    firm: t({ id: 'auth.side-firm', message: 'Firm' }),
  };
  return (
    <>
      <Head>{`${who[side]}, ${momentOf(created_at)}`}</Head>
      {text && <QuotedText>{text}</QuotedText>}
      {is_removed && (
        <p>
          <em>
            <Trans id="auth.message-was-removed">This message was removed.</Trans>
          </em>
        </p>
      )}
      {attachments.map(({ id, name, url }) => (
        <p key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {name || t({ id: 'auth.file', message: 'File' })}
          </a>
        </p>
      ))}
    </>
  );
}

interface MessageProps {
  message: Message;
}
