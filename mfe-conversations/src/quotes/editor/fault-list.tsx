import type { Quote, QuoteFault } from '@aangan/domain/quotes';
import { Button, Muted, Notice, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { type ToldFault, useFaultTexts } from './model/fault-texts.ts';

const Faults = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    justify-content: start;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

const shown = 30;

interface FaultListProps {
  faults: readonly QuoteFault[];
  quote: Quote;
  onGo: (fault: ToldFault) => void;
}

/** What keeps a quote from being sent; a press leads to the field. */
export function FaultList({ faults, quote, onGo }: FaultListProps) {
  const { t } = useLingui();
  const tell = useFaultTexts();
  const told = faults.slice(0, shown).map((fault) => tell(fault, quote));
  const left = faults.length - told.length;
  return (
    <Stack gap="s">
      <Notice>
        <Trans id="conversations.quote-not-complete">
          These are missing before the quote can be sent:
        </Trans>
      </Notice>
      <Faults>
        {told.map((fault) => (
          <li key={fault.text}>
            <Button size="small" variant="secondary" block onClick={() => onGo(fault)}>
              {fault.text}
            </Button>
          </li>
        ))}
      </Faults>
      {left > 0 && (
        <Muted>{t({ id: 'conversations.quote-more-faults', message: `and ${left} more` })}</Muted>
      )}
    </Stack>
  );
}
