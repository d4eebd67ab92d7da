import { formatPaisa, paths } from '@aangan/domain';
import { Checkbox, Muted, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OwnBrief, QuoteCard } from '../../api/briefs-api.ts';
import { maxCompared } from '../model/chosen-quotes.ts';

const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space.xs} ${tokens.space.l};
  margin: 0;
  padding: 0;
  border: 0;

  @media (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

interface QuoteChoiceProps {
  brief: OwnBrief;
  quotes: readonly QuoteCard[];
  chosen: readonly number[];
}

/** Which of more than two quotes are compared: two to four. The choice is in the address. */
export function QuoteChoice({ brief, quotes, chosen }: QuoteChoiceProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const nameOf = ({ conversation_id: conversation }: QuoteCard) =>
    brief.firms.find(({ conversation_id: id }) => id === conversation)?.name ?? '';
  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    if (next.length < 2 || next.length > maxCompared) return;
    void navigate(paths.briefQuotes(brief.id, next), { replace: true, preventScrollReset: true });
  }
  return (
    <Stack gap="xs">
      <Choices>
        <legend>
          {t({ id: 'conversations.which-quotes', message: 'Which quotes to compare' })}
        </legend>
        {quotes.map((quote) => {
          const isChosen = chosen.includes(quote.id);
          const total = quote.total === null ? '' : formatPaisa(quote.total);
          return (
            <Checkbox
              key={quote.id}
              label={[nameOf(quote), quote.title, total].filter(Boolean).join(' · ')}
              checked={isChosen}
              disabled={isChosen ? chosen.length <= 2 : chosen.length >= maxCompared}
              onChange={() => toggle(quote.id)}
            />
          );
        })}
      </Choices>
      <Muted>
        <Trans id="conversations.two-to-four">Two to four at a time.</Trans>
      </Muted>
    </Stack>
  );
}
