import { FieldPair, SelectField } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { QuotesSideBySide } from '../../api/briefs-api.ts';
import { useFirmName } from '../model/use-firm-name.ts';

interface ColumnChoiceProps {
  quotes: QuotesSideBySide['quotes'];
  pair: readonly [number, number];
  onChange: (pair: readonly [number, number]) => void;
}

/** Which two of several quotes a phone shows. Choosing the one beside it changes their places. */
export function ColumnChoice({ quotes, pair: [left, right], onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const nameOf = useFirmName();
  const options = quotes.map((quote, at) => ({ value: String(at), label: nameOf(quote) }));
  return (
    <FieldPair>
      <SelectField
        label={t({ id: 'conversations.left-quote', message: 'Left' })}
        options={options}
        value={String(left)}
        onChange={({ target }) => {
          const at = Number(target.value);
          onChange([at, at === right ? left : right]);
        }}
      />
      <SelectField
        label={t({ id: 'conversations.right-quote', message: 'Right' })}
        options={options}
        value={String(right)}
        onChange={({ target }) => {
          const at = Number(target.value);
          onChange([at === left ? right : left, at]);
        }}
      />
    </FieldPair>
  );
}
