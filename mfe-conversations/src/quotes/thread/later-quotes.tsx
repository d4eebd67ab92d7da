import { Skeleton } from '@aangan/ui';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { QuoteOfMessage } from './quote-of-message.tsx';
import type { ThreadQuotes } from './thread-quotes.tsx';

/** A component in a chunk of its own, in whose place nothing stands where that cannot be loaded. */
const orNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const Quotes = orNothing(async () => (await import('./thread-quotes.tsx')).ThreadQuotes);
const OfMessage = orNothing(async () => (await import('./quote-of-message.tsx')).QuoteOfMessage);

/** The quotes of a conversation. Loaded after the messages, which most conversations are about. */
export const LaterThreadQuotes = (props: ComponentProps<typeof ThreadQuotes>) => (
  <Suspense fallback={null}>
    <Quotes {...props} />
  </Suspense>
);

/** The quote that a message is about. */
export const LaterQuoteOfMessage = (props: ComponentProps<typeof QuoteOfMessage>) => (
  <Suspense fallback={<Skeleton height="4.5rem" />}>
    <OfMessage {...props} />
  </Suspense>
);
