import { Muted } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "12 lines". */
export function LineCount({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Muted as="span">
      {t({
        id: 'conversations.quote-lines',
        message: `${plural(count, { one: '# line', other: '# lines' })}`,
      })}
    </Muted>
  );
}
