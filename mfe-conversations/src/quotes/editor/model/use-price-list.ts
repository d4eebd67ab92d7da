import { problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { type PricedLine, type QuoteLine, quoteLimits } from '@aangan/domain/quotes';
import { failureToast, forgetFailure, saveFailure, successToast, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useSavePricesMutation } from '../../api/quotes-api.ts';
import { newId } from './change-quote.ts';

const action = 'save the price list';

/** Changes the firm's price list. Failures are told in toasts; nothing rejects. */
export function useChangePrices() {
  const { t } = useLingui();
  const { client } = useHost();
  const speech = useSpeech();
  const [save, { isLoading }] = useSavePricesMutation();
  async function change(by: (items: PricedLine[]) => PricedLine[], done: string) {
    forgetFailure(action);
    try {
      const { revision, items } = await client.send(endpoint('get', '/quotes/prices/'));
      await save({ revision, items: by(items) }).unwrap();
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, saveFailure(problem, {}, speech), action);
    }
  }
  return {
    isBusy: isLoading,
    /** One of the same name and unit is replaced. */
    keep(line: QuoteLine) {
      const { what, unit, rate, gst } = line;
      if (what.trim() === '' || rate === null) {
        toasts.error(
          t({
            id: 'conversations.quote-price-incomplete',
            message: 'Enter what it is and its rate first.',
          }),
        );
        return;
      }
      const isOther = (one: PricedLine) => one.what !== what.trim() || one.unit !== unit;
      void change(
        (items) =>
          [{ id: newId(), what: what.trim(), unit, rate, gst }, ...items.filter(isOther)].slice(
            0,
            quoteLimits.pricesMax,
          ),
        t({ id: 'conversations.quote-price-kept', message: 'Kept in the price list' }),
      );
    },
    remove(id: string) {
      void change(
        (items) => items.filter((one) => one.id !== id),
        t({ id: 'conversations.quote-price-removed', message: 'Removed from the price list' }),
      );
    },
  };
}
