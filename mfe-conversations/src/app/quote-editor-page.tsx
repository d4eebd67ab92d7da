import { withApi } from '@aangan/host';
import { quotesApi } from '../quotes/api/quotes-api.ts';
import { QuoteEditorLoader } from '../quotes/editor/quote-editor-loader.tsx';

/** The page at /quotes/{id}/edit. */
export const QuoteEditorPage = withApi(quotesApi, QuoteEditorLoader);
