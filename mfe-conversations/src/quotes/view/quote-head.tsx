import { formatPaisa } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Muted, Row, SelectField, Stack, Title, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useDayText } from '../../times/use-day-text.ts';
import type { QuoteDetail, QuoteVersion } from '../api/quotes-api.ts';
import { toneOf, useStateText } from '../texts/quote-state.ts';
import { useDay } from '../texts/quote-texts.ts';
import { OnScreen } from './page-frame.tsx';
import { QuoteTakeAway } from './quote-take-away.tsx';

const Facts = styled(Row)`
  color: ${tokens.color.inkSoft};
`;

const Name = styled(Title)`
  font-size: ${tokens.type.heading};
  overflow-wrap: anywhere;
`;

const Sum = styled.span`
  color: ${tokens.color.ink};
  font-size: ${tokens.type.subheading};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface QuoteHeadProps {
  detail: QuoteDetail;
  shown: QuoteVersion;
  onShow: (version: number) => void;
  onPrint: () => void;
}

/** What a quote is, from whom and for how much, its versions, and taking it away. */
export function QuoteHead({ detail, shown, onShow, onPrint }: QuoteHeadProps) {
  const { t } = useLingui();
  const dayText = useDayText();
  const day = useDay();
  const stateText = useStateText();
  const { number: version, content, totals } = shown;
  const isNewest = version === detail.version;
  const unknown = t({ id: 'conversations.no-name', message: 'Former member' });
  const firm = detail.firm ?? unknown;
  const client = detail.client ?? unknown;
  const until = day(content.valid_until ?? '');
  const sent = dayText(shown.sent_at);
  return (
    <Stack gap="s" as="header">
      <Name tabIndex={-1} lang={writtenLanguage(content.title)}>
        {content.title}
      </Name>
      <Muted>
        {t({ id: 'conversations.quote-from-to', message: `From ${firm} for ${client}` })}
      </Muted>
      <Facts gap="s">
        <Sum>{formatPaisa(totals.total)}</Sum>
        <span>
          <Trans id="conversations.quote-with-gst">with GST</Trans>
        </span>
        {isNewest && <Badge data-tone={toneOf(detail)}>{stateText(detail)}</Badge>}
      </Facts>
      <Muted>
        {t({
          id: 'conversations.quote-sent-and-valid',
          message: `Version ${version}, sent: ${sent}. Valid until ${until}.`,
        })}
      </Muted>
      <OnScreen>
        <Row gap="m" align="start">
          {detail.versions.length > 1 && (
            <SelectField
              label={t({ id: 'conversations.quote-version', message: 'Version' })}
              value={String(version)}
              options={[...detail.versions].reverse().map(({ number, total }) => ({
                value: String(number),
                label: `${number} · ${formatPaisa(total)}`,
              }))}
              onChange={({ target }) => onShow(Number(target.value))}
            />
          )}
        </Row>
        <QuoteTakeAway id={detail.id} version={version} quote={content} onPrint={onPrint} />
      </OnScreen>
    </Stack>
  );
}
