import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import {
  failureToast,
  forgetFailure,
  saveFailure,
  useRefetchAfterFailure,
  useSpeech,
} from '@aangan/firms';
import { withApi } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, focusRing, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Conversation } from '../../api/conversations-api.ts';
import { quotesApi, useBeginQuoteMutation, useListQuotesQuery } from '../api/quotes-api.ts';
import { useLiveQuotes } from '../api/use-live-quotes.ts';
import { toneOf, useStateText } from '../texts/quote-state.ts';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};

  > button {
    flex: none;
  }
`;

const Quotes = styled.ul`
  display: flex;
  flex: 1;
  gap: ${tokens.space.s};
  min-width: 0;
  margin: 0;
  padding: 3px;
  overflow-x: auto;
  list-style: none;

  a {
    display: flex;
    gap: ${tokens.space.xs};
    align-items: center;
    max-width: 18rem;
    min-height: 2.375rem;
    color: inherit;
    font-size: ${tokens.type.small};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }
  a span:first-child {
    overflow: hidden;
    text-decoration: underline;
    text-overflow: ellipsis;
  }
`;

function ShownThreadQuotes({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const navigate = useNavigate();
  const stateText = useStateText();
  useLiveQuotes();
  const { id, side, refusal } = conversation;
  const query = useListQuotesQuery(id, { refetchOnMountOrArgChange: true });
  useRefetchAfterFailure(query);
  const { data: quotes = [] } = query;
  const [begin, { isLoading }] = useBeginQuoteMutation();
  const [keys] = useState(createSubmissionKeys);
  const isUnderWay = useRef(false);
  const canWrite = side === 'firm' && refusal === null;
  if (quotes.length === 0 && !canWrite) return null;
  const action = `begin a quote in ${id}`;
  async function write() {
    // It stays so once it is begun, until the editor is shown.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    forgetFailure(action);
    try {
      const begun = await begin({ conversation: id, key: keys.keyFor(id) }).unwrap();
      void navigate(paths.editQuote(begun.id));
    } catch (error) {
      isUnderWay.current = false;
      const problem = problemOf(error);
      failureToast(problem, saveFailure(problem, {}, speech), action);
    }
  }
  const untitled = t({ id: 'conversations.quote-untitled', message: 'Quote without a title' });
  return (
    <Strip>
      {quotes.length > 0 && (
        <Quotes aria-label={t({ id: 'conversations.quotes', message: 'Quotes' })}>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Link to={quote.version > 0 ? paths.quote(quote.id) : paths.editQuote(quote.id)}>
                <span lang={writtenLanguage(quote.title)}>{quote.title || untitled}</span>
                <Badge data-tone={toneOf(quote)}>{stateText(quote)}</Badge>
              </Link>
            </li>
          ))}
        </Quotes>
      )}
      {canWrite && (
        <Button size="small" variant="secondary" busy={isLoading} onClick={() => void write()}>
          <Trans id="conversations.quote-write">Write a quote</Trans>
        </Button>
      )}
    </Strip>
  );
}

/** The quotes of a conversation, and for its firm the way to write one. Nothing where there is neither. */
export const ThreadQuotes = withApi(quotesApi, ShownThreadQuotes);
