import { writtenLanguage } from '@aangan/messages';
import { Muted, Stack, tokens } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { SheetLines } from '../api/quotes-api.ts';

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  li {
    padding: ${tokens.space.xs} ${tokens.space.s};
    border-radius: ${tokens.radius.media};
    background: ${tokens.color.paperDeep};
    overflow-wrap: anywhere;
  }
`;

/** Rows that are no lines, each with the reason. */
export function RefusedRows({ rows }: { rows: SheetLines['refused'] }) {
  const { t } = useLingui();
  const reasons = useReasons();
  const count = rows.length;
  if (count === 0) return null;
  return (
    <Stack gap="xs">
      <p>
        {t({
          id: 'conversations.quote-rows-refused',
          message: `${plural(count, { one: '# row was left out:', other: '# rows were left out:' })}`,
        })}
      </p>
      <Rows
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        aria-label={t({ id: 'conversations.quote-rows-left-out', message: 'Rows left out' })}
      >
        {rows.map(({ row, code, text }) => {
          const reason = reasons[code];
          return (
            <li key={row}>
              <span>{t({ id: 'conversations.quote-row', message: `Row ${row}: ${reason}` })}</span>
              <Muted lang={writtenLanguage(text)}>{text}</Muted>
            </li>
          );
        })}
      </Rows>
    </Stack>
  );
}

function useReasons(): Record<SheetLines['refused'][number]['code'], string> {
  const { t } = useLingui();
  return {
    no_words: t({ id: 'conversations.quote-row-no-words', message: 'it does not say what it is' }),
    too_long: t({ id: 'conversations.quote-row-too-long', message: 'its text is too long' }),
    not_a_quantity: t({
      id: 'conversations.quote-row-quantity',
      message: 'the quantity is not a number from 0.001 to 10,00,000',
    }),
    not_a_rate: t({
      id: 'conversations.quote-row-rate',
      message: 'the rate is not a number, below zero, or too large',
    }),
    unknown_unit: t({
      id: 'conversations.quote-row-unit',
      message: 'the unit is not known: use sq ft, running ft, piece, lump sum or day',
    }),
    unknown_gst: t({
      id: 'conversations.quote-row-gst',
      message: 'the GST rate is not known: use 0, 5, 12, 18, 28 or 40',
    }),
    total: t({
      id: 'conversations.quote-row-total',
      message: 'it is a total, which the quote computes itself',
    }),
  };
}
