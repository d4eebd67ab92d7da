import { withApi } from '@aangan/host';
import { quotesApi } from '../quotes/api/quotes-api.ts';
import { QuoteLoader } from '../quotes/view/quote-loader.tsx';

/** The page at /quotes/{id}. */
export const QuotePage = withApi(quotesApi, QuoteLoader);
