import { useDispatch } from 'react-redux';
import { useLiveEvents } from '../../live/use-live-events.ts';
import { quotesApi, quoteTag } from './quotes-api.ts';

type Dispatch = (action: ReturnType<typeof quotesApi.util.invalidateTags>) => void;

/** Keeps the quotes that are shown up to date: what is done with one is told by a message about it. */
export function useLiveQuotes(): void {
  const dispatch = useDispatch() as Dispatch;
  useLiveEvents((event) => {
    const isAboutQuote = event.kind === 'message' && event.message.about?.kind === 'quote';
    if (isAboutQuote || event.kind === 'reset') dispatch(quotesApi.util.invalidateTags([quoteTag]));
  });
}
