import { useHost } from '@aangan/host';
import { createMessages, type Messages, sourceLocale } from '@aangan/messages';
import type { RemoteFrameContext } from '@aangan/runtime';
import { type ComponentProps, type ContextType, useMemo } from 'react';
import styled from 'styled-components';
import { OwnMessages } from './own-messages.tsx';

/** Its language only: it has no box of its own. */
const Marked = styled.div`
  display: contents;
`;

type Frame = NonNullable<ContextType<typeof RemoteFrameContext>>;

/**
 * Gives a remote's component the messages of its own release. What the release does not have in the page's language is
 * shown, and marked, in the language of its sources.
 */
export function RemoteMessages({ messages, children }: ComponentProps<Frame>) {
  const { locale } = useHost();
  const isTranslated = messages !== undefined;
  const i18n = useMemo(
    () => createMessages(isTranslated ? locale : sourceLocale, messages as Messages | undefined),
    [locale, isTranslated, messages],
  );
  const shown = <OwnMessages i18n={i18n}>{children}</OwnMessages>;
  if (isTranslated || locale === sourceLocale) return shown;
  return <Marked lang={sourceLocale}>{shown}</Marked>;
}
