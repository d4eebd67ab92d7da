import { formatPaisa } from '@aangan/domain';
import {
  type Quote,
  type QuoteTotals,
  quoteLimits,
  readPercent,
  wholeQuote,
} from '@aangan/domain/quotes';
import { Button, Muted, Stack, TextField, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { decimalText } from '../texts/quote-texts.ts';
import { Amount } from '../view/folded-section.tsx';
import { DecimalField } from './decimal-field.tsx';
import { type Change, changeStage, emptyStage } from './model/change-quote.ts';

const Stages = styled.ol`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7rem;
    gap: ${tokens.space.s};
    align-items: end;
  }
  li > :nth-child(3) {
    grid-column: 1 / -1;
  }
  li > button {
    align-self: center;
    justify-self: end;
  }
  ${when.wide} {
    li {
      grid-template-columns: minmax(0, 1fr) 7rem minmax(0, 1.5fr) 9rem auto;
    }
    li > :nth-child(3) {
      grid-column: auto;
    }
    li > button {
      align-self: end;
      margin-block-end: 0.3125rem;
    }
  }
`;

const Sum = styled(Amount)`
  display: grid;
  align-items: center;
  min-height: 3rem;
  text-align: start;

  ${when.wide} {
    text-align: end;
  }
`;

const percentText = (hundredths: number) => decimalText(hundredths, 2);

interface StagesEditorProps {
  quote: Quote;
  /** Null for a quote whose total is too large. */
  totals: QuoteTotals | null;
  unread: Map<string, string>;
  onChange: (by: Change) => void;
}

/** When what part of the price is due. */
export function StagesEditor({ quote: { stages }, totals, unread, onChange }: StagesEditorProps) {
  const { t } = useLingui();
  const amounts = new Map(totals?.stages.map(({ id, amount }) => [id, amount]));
  return (
    <Stack gap="m">
      <Stages>
        {stages.map(({ id, name, percent, proof }, at) => {
          const place = at + 1;
          return (
            <li key={id}>
              <TextField
                id={`${id}-name`}
                label={t({ id: 'conversations.quote-stage', message: `Stage ${place}` })}
                placeholder={t({ id: 'conversations.quote-stage-example', message: 'Advance' })}
                maxLength={quoteLimits.stageNameMax}
                value={name}
                onChange={({ target }) => onChange(changeStage(id, { name: target.value }))}
              />
              <DecimalField
                id={`${id}-percent`}
                label={t({ id: 'conversations.quote-percent', message: 'Percent' })}
                value={percent}
                read={readPercent}
                textOf={percentText}
                unread={unread}
                onChange={(value) => onChange(changeStage(id, { percent: value }))}
              />
              <TextField
                id={`${id}-proof`}
                label={t({
                  id: 'conversations.quote-proof',
                  message: 'What shows that it is done',
                })}
                maxLength={quoteLimits.proofMax}
                value={proof}
                onChange={({ target }) => onChange(changeStage(id, { proof: target.value }))}
              />
              <Sum>{formatPaisa(amounts.get(id) ?? 0)}</Sum>
              <Button
                size="small"
                variant="quiet"
                aria-label={t({
                  id: 'conversations.quote-remove-stage',
                  message: `Remove stage ${place}`,
                })}
                onClick={() =>
                  onChange((quote) => ({
                    ...quote,
                    stages: quote.stages.filter((one) => one.id !== id),
                  }))
                }
              >
                <Trans id="conversations.quote-remove">Remove</Trans>
              </Button>
            </li>
          );
        })}
      </Stages>
      <StageSum percent={stages.reduce((sum, stage) => sum + (stage.percent ?? 0), 0)} />
      {stages.length < quoteLimits.stagesMax && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onChange((quote) => ({ ...quote, stages: [...quote.stages, emptyStage()] }))
            }
          >
            <Trans id="conversations.quote-add-stage">Add a stage</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

function StageSum({ percent }: { percent: number }) {
  const { t } = useLingui();
  const [sum, distance] = [percentText(percent), percentText(Math.abs(wholeQuote - percent))];
  const whole = t({
    id: 'conversations.quote-stages-whole',
    message: 'The stages are 100% together.',
  });
  const less = t({
    id: 'conversations.quote-stages-less',
    message: `The stages are ${sum}% together: ${distance}% is missing.`,
  });
  const more = t({
    id: 'conversations.quote-stages-more',
    message: `The stages are ${sum}% together: ${distance}% too much.`,
  });
  return (
    <Muted role="status">
      {percent === wholeQuote ? whole : percent < wholeQuote ? less : more}
    </Muted>
  );
}
