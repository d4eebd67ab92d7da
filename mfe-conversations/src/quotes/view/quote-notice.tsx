import { paths } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { Button, Muted, Notice, Row, TextLink, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { QuoteDetail } from '../api/quotes-api.ts';
import { OnScreen } from './page-frame.tsx';

const Hash = styled.code`
  font-size: ${tokens.type.small};
  overflow-wrap: anywhere;
`;

interface QuoteNoticeProps {
  detail: QuoteDetail;
  /** The one that is shown. */
  version: number;
  onShow: (version: number) => void;
}

/** Why a version cannot be accepted, or that it was. */
export function QuoteNotice({ detail, version, onShow }: QuoteNoticeProps) {
  const { t } = useLingui();
  const {
    version: newest,
    status,
    is_expired: isExpired,
    reason,
    sha256,
    side,
    job_id: job,
  } = detail;
  if (version < newest) {
    return (
      <OnScreen>
        <Notice>
          <Row justify="space-between">
            <span>
              {t({
                id: 'conversations.quote-is-older',
                message: `This is an older version. The newest is version ${newest}.`,
              })}
            </span>
            <Button size="small" variant="secondary" onClick={() => onShow(newest)}>
              {t({ id: 'conversations.quote-read-newest', message: `Read version ${newest}` })}
            </Button>
          </Row>
        </Notice>
      </OnScreen>
    );
  }
  if (status === 'accepted') {
    return (
      <Notice
        tone="success"
        heading={t({ id: 'conversations.quote-is-accepted', message: 'This quote is accepted' })}
      >
        <p>
          <Trans id="conversations.quote-accepted-means">
            It stays as it is. Both of you see the same text, and this fingerprint of it (SHA-256):
          </Trans>
        </p>
        <Hash translate="no">{sha256}</Hash>
        {job !== null && (
          <OnScreen>
            <TextLink as={Link} to={paths.job(job)}>
              <Trans id="conversations.open-job">Open the job</Trans>
            </TextLink>
          </OnScreen>
        )}
      </Notice>
    );
  }
  if (isExpired) {
    return (
      <Notice>
        {side === 'client' ? (
          <Trans id="conversations.quote-is-expired">
            This quote was valid until an earlier day, so it cannot be accepted any more. Ask the
            firm for a new version.
          </Trans>
        ) : (
          <Trans id="conversations.quote-is-expired-firm">
            This quote was valid until an earlier day, so the client cannot accept it any more. Send
            a new version.
          </Trans>
        )}
      </Notice>
    );
  }
  if (status === 'sent') return null;
  return (
    <Notice
      heading={
        status === 'declined'
          ? t({ id: 'conversations.quote-is-declined', message: 'The client declined this quote' })
          : t({ id: 'conversations.quote-is-withdrawn', message: 'The firm withdrew this quote' })
      }
    >
      {reason && (
        <Muted as="p" lang={writtenLanguage(reason)}>
          {reason}
        </Muted>
      )}
    </Notice>
  );
}
