import { formatPaisa } from '@aangan/domain';
import {
  type GstRate,
  gstRates,
  lineTotals,
  type QuoteLine,
  type QuoteUnit,
  quoteLimits,
  quoteUnits,
  readQuantity,
  readRate,
} from '@aangan/domain/quotes';
import { Menu, SelectField, TextArea, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import styled from 'styled-components';
import { decimalText, useLabel } from '../texts/quote-texts.ts';
import { Amount } from '../view/folded-section.tsx';
import { DecimalField } from './decimal-field.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space.s};
  align-items: end;
  padding-block: ${tokens.space.m};
  border-block-start: 1px solid ${tokens.color.line};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${when.wide} {
    grid-template-columns: minmax(0, 1fr) 6rem 8.5rem 8rem 6rem 8.5rem auto;
    align-items: start;
    padding-block: ${tokens.space.xs};

    > :first-child {
      grid-column: auto;
    }
    /* The first row has them above its fields. */
    &:not(:first-child) label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Sum = styled(Amount)`
  display: grid;
  align-items: center;
  align-self: end;
  min-height: 3rem;
  font-weight: 500;
  text-align: start;

  ${when.wide} {
    text-align: end;
  }
`;

const Actions = styled.div`
  display: grid;
  align-items: center;
  align-self: end;
  justify-self: end;
  min-height: 3rem;
`;

export interface LineActions {
  change: (line: string, fields: Partial<QuoteLine>) => void;
  remove: (line: string) => void;
  move: (line: string, by: number) => void;
  copy: (line: QuoteLine) => void;
  keepPrice: (line: QuoteLine) => void;
}

interface LineRowProps {
  line: QuoteLine;
  /** From 1 on. */
  place: number;
  actions: LineActions;
  unread: Map<string, string>;
}

const rateText = (paisa: number) =>
  paisa % 100 === 0 ? decimalText(paisa, 2) : formatPaisa(paisa).replace('₹', '');
const quantityText = (thousandths: number) => decimalText(thousandths, 3);

/** One line that is being written. */
export const LineRow = memo(function OneLineRow({ line, place, actions, unread }: LineRowProps) {
  const { t } = useLingui();
  const labelOf = useLabel();
  const { id, what, quantity, unit, rate, gst } = line;
  return (
    <Row>
      <TextArea
        id={`${id}-what`}
        label={t({ id: 'conversations.quote-what', message: 'What' })}
        rows={1}
        maxLength={quoteLimits.whatMax}
        value={what}
        onChange={({ target }) => actions.change(id, { what: target.value })}
      />
      <DecimalField
        id={`${id}-quantity`}
        label={t({ id: 'conversations.quote-quantity', message: 'Quantity' })}
        value={quantity}
        read={readQuantity}
        textOf={quantityText}
        unread={unread}
        onChange={(value) => actions.change(id, { quantity: value })}
      />
      <SelectField
        label={t({ id: 'conversations.quote-unit', message: 'Unit' })}
        value={unit}
        options={quoteUnits.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={({ target }) => actions.change(id, { unit: target.value as QuoteUnit })}
      />
      <DecimalField
        id={`${id}-rate`}
        label={t({ id: 'conversations.quote-rate', message: 'Rate in ₹' })}
        value={rate}
        read={readRate}
        textOf={rateText}
        unread={unread}
        onChange={(value) => actions.change(id, { rate: value })}
      />
      <SelectField
        label={t({ id: 'conversations.quote-gst-rate', message: 'GST' })}
        value={String(gst)}
        options={gstRates.map((one) => ({ value: String(one), label: `${one}%` }))}
        onChange={({ target }) => actions.change(id, { gst: Number(target.value) as GstRate })}
      />
      <Sum>{formatPaisa(lineTotals(line).net)}</Sum>
      <Actions>
        <Menu
          label={t({ id: 'conversations.quote-line-actions', message: `Actions of line ${place}` })}
          items={[
            {
              id: 'copy',
              label: t({ id: 'conversations.quote-copy-line', message: 'Copy' }),
              onSelect: () => actions.copy(line),
            },
            {
              id: 'up',
              label: t({ id: 'conversations.quote-move-up', message: 'Move up' }),
              onSelect: () => actions.move(id, -1),
            },
            {
              id: 'down',
              label: t({ id: 'conversations.quote-move-down', message: 'Move down' }),
              onSelect: () => actions.move(id, 1),
            },
            {
              id: 'price',
              label: t({
                id: 'conversations.quote-keep-price',
                message: 'Keep in the price list',
              }),
              onSelect: () => actions.keepPrice(line),
            },
            {
              id: 'remove',
              label: t({ id: 'conversations.quote-remove', message: 'Remove' }),
              tone: 'danger',
              onSelect: () => actions.remove(id),
            },
          ]}
        />
      </Actions>
    </Row>
  );
});
