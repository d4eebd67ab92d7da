import type { SignedIn } from '../requests/request-calls.ts';
import { multipart } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** How a firm has its sheets read. */
export const sheetCalls = (api: () => TestApi, firm: () => SignedIn) => ({
  upload: (content: Buffer | string) => {
    const form = multipart([{ name: 'file', content, fileName: 'rates' }]);
    return api().call('POST', '/api/quotes/sheet/', {
      payload: form.payload,
      headers: { ...firm().headers, ...form.headers },
    });
  },
  paste: (text: string) =>
    api().post('/api/quotes/sheet/text/', { text }, { headers: firm().headers }),
});
