import { formatPaisa, paths } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Badge, focusRing, Muted, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { quotesApi, useListQuotesQuery } from '../api/quotes-api.ts';
import { toneOf, useStateText } from '../texts/quote-state.ts';

const Card = styled(Link)`
  display: grid;
  gap: ${tokens.space.hair};
  margin-block: ${tokens.space.hair};
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font-weight: 400;
  text-decoration: none;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  &:hover b {
    text-decoration: underline;
  }
  > span:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.hair} ${tokens.space.s};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  ${focusRing}
`;

interface QuoteOfMessageProps {
  conversation: number;
  quote: number;
  version: number;
}

function ShownQuoteOfMessage({ conversation, quote, version }: QuoteOfMessageProps) {
  const { t } = useLingui();
  const stateText = useStateText();
  const { data } = useListQuotesQuery(conversation);
  const found = data?.find(({ id }) => id === quote);
  const to = `${paths.quote(quote)}?version=${version}`;
  if (!found) {
    return (
      <Card to={to}>
        <b>
          <Trans id="conversations.quote-open-page">Open the quote</Trans>
        </b>
      </Card>
    );
  }
  const isNewest = found.version === version;
  return (
    <Card to={to}>
      <b lang={writtenLanguage(found.title)}>{found.title}</b>
      <span>
        <span>
          {t({ id: 'conversations.quote-version-number', message: `Version ${version}` })}
        </span>
        {isNewest && found.total !== null && <span>{formatPaisa(found.total)}</span>}
        {isNewest ? (
          <Badge data-tone={toneOf(found)}>{stateText(found)}</Badge>
        ) : (
          <Muted as="span">
            <Trans id="conversations.quote-replaced">There is a newer version</Trans>
          </Muted>
        )}
      </span>
    </Card>
  );
}

/** The quote that a message is about, with its state and total, which opens its page. */
export const QuoteOfMessage = withApi(quotesApi, ShownQuoteOfMessage);
