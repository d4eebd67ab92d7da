import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import type { Messages } from '../index.ts';

const found = msg({ id: 'messages.title', message: 'Firms' });

/** A page with messages of all forms, a part of which can be late. */
export function Page({ count, wait }: { count: number; wait?: Promise<void> }) {
  const { t, i18n } = useLingui();
  return (
    <main title={t({ id: 'messages.hint', message: `Page ${count}` })}>
      <h1>{i18n._(found)}</h1>
      <Suspense fallback="…">
        <Late count={count} wait={wait} />
      </Suspense>
    </main>
  );
}

function Late({ count, wait }: { count: number; wait?: Promise<void> | undefined }) {
  if (wait) use(wait);
  return (
    <p>
      <Trans id="messages.found">
        <b>
          <Plural value={count} one="# firm" other="# firms" />
        </b>{' '}
        found
      </Trans>
    </p>
  );
}

/** Its messages in Hindi, as a build compiles them. */
export const hindi: Messages = {
  'messages.title': 'फ़र्में',
  'messages.hint': ['पेज ', ['count']],
  'messages.found': [
    '<0>',
    ['count', 'plural', { one: ['#', ' फ़र्म'], other: ['#', ' फ़र्में'] }],
    '</0> मिलीं',
  ],
};
