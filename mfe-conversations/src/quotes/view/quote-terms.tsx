import { formatPaisa } from '@aangan/domain';
import type { Quote, QuoteTotals } from '@aangan/domain/quotes';
import { writtenLanguage } from '@aangan/messages';
import { Muted, Stack, Subheading, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';
import { decimalText } from '../texts/quote-texts.ts';
import { Amount } from './folded-section.tsx';

const Stages = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.space.m};
    padding-block: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
`;

const Texts = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  margin: 0;
  padding-inline-start: 1.25rem;
  overflow-wrap: anywhere;
`;

const Notes = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface QuoteTermsProps {
  quote: Quote;
  totals: QuoteTotals;
}

/** When what is to be paid, what is not in the price, and notes. */
export function QuoteTerms({ quote: { stages, exclusions, notes }, totals }: QuoteTermsProps) {
  return (
    <Stack gap="l">
      <Stack gap="s" as="section">
        <Subheading as="h2">
          <Trans id="conversations.quote-stages">Payment in stages</Trans>
        </Subheading>
        <Stages>
          {stages.map(({ id, name, percent, proof }, at) => (
            <li key={id}>
              <span lang={writtenLanguage(name)}>
                {`${name} · ${decimalText(percent ?? 0, 2)}%`}
              </span>
              <Amount>{formatPaisa(totals.stages[at]?.amount ?? 0)}</Amount>
              <Muted lang={writtenLanguage(proof)}>{proof}</Muted>
            </li>
          ))}
        </Stages>
      </Stack>
      {exclusions.length > 0 && (
        <Stack gap="s" as="section">
          <Subheading as="h2">
            <Trans id="conversations.quote-exclusions">Not in the price</Trans>
          </Subheading>
          <Texts>
            {exclusions.map((text) => (
              <li key={text} lang={writtenLanguage(text)}>
                {text}
              </li>
            ))}
          </Texts>
        </Stack>
      )}
      {notes && (
        <Stack gap="s" as="section">
          <Subheading as="h2">
            <Trans id="conversations.quote-notes">Notes</Trans>
          </Subheading>
          <Notes lang={writtenLanguage(notes)}>{notes}</Notes>
        </Stack>
      )}
    </Stack>
  );
}
