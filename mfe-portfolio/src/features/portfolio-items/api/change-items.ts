import { type ApiProblem, apiBaseQuery } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { type PortfolioItem, type PortfolioItems, updateItems } from './list-items.ts';
import { portfolioApi } from './portfolio-api.ts';

const change = (id: number, body: ItemChange) =>
  endpoint('patch', '/designers/portfolio/{id}/', { params: { id }, body });
type ChangeParts = NonNullable<
  Parameters<typeof endpoint<'patch', '/designers/portfolio/{id}/'>>[2]
>;
/** The texts of an item as they are sent. */
export type ItemChange = NonNullable<ChangeParts['body']>;

const remove = (id: number) => endpoint('delete', '/designers/portfolio/{id}/', { params: { id } });
const order = (ids: number[]) => endpoint('post', '/designers/portfolio/order/', { body: { ids } });
const picture = (id: number) =>
  endpoint('post', '/designers/profiles/set_profile_picture/', { body: { portfolio_item_id: id } });

/** An item of the account's list. */
interface ItemOf {
  accountId: number;
  id: number;
}

/** An item that is gone was deleted in another tab: only then the list is fetched again. */
function afterRefusal(_result: unknown, error: unknown): 'Items'[] {
  return (error as ApiProblem | undefined)?.kind === 'not-found' ? ['Items'] : [];
}

function isRefusal(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as Partial<ApiProblem>;
  return status >= 400 && status < 500;
}

const changesApi = portfolioApi.injectEndpoints({
  endpoints: (build) => ({
    changeItem: build.mutation<PortfolioItem, ItemOf & { fields: ItemChange }>({
      query: ({ id, fields }) => change(id, fields),
      invalidatesTags: afterRefusal,
      async onQueryStarted({ accountId, id }, { dispatch, queryFulfilled }) {
        const changed = (await queryFulfilled.catch(() => null))?.data;
        if (!changed) return;
        const replaced = (item: PortfolioItem) => (item.id === id ? changed : item);
        dispatch(updateItems(accountId, (items) => items.map(replaced)));
      },
    }),
    /** That another tab has deleted it is a success too; what else it has changed is then fetched. */
    removeItem: build.mutation<{ wasGone: boolean }, ItemOf>({
      async queryFn({ id }, api, extra) {
        const { error } = await apiBaseQuery(remove(id), api, extra);
        const wasGone = error?.kind === 'not-found';
        return error && !wasGone ? { error } : { data: { wasGone } };
      },
      invalidatesTags: (result) => (result?.wasGone ? ['Items'] : []),
      async onQueryStarted({ accountId, id }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(updateItems(accountId, (items) => items.filter((item) => item.id !== id)));
      },
    }),
    setProfilePicture: build.mutation<ResponseOf<ReturnType<typeof picture>>, ItemOf>({
      query: ({ id }) => picture(id),
      invalidatesTags: afterRefusal,
      async onQueryStarted({ accountId, id }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        const marked = (item: PortfolioItem) => ({ ...item, is_profile_picture: item.id === id });
        dispatch(updateItems(accountId, (items) => items.map(marked)));
      },
    }),
    /** The new order is shown at once; a failure restores the items as the API has them. */
    orderItems: build.mutation<PortfolioItems, { accountId: number; ids: number[] }>({
      query: ({ ids }) => order(ids),
      // The order that is refused has an item that another tab has deleted.
      invalidatesTags: (_result, error) => (isRefusal(error) ? ['Items'] : []),
      async onQueryStarted({ accountId, ids }, { dispatch, queryFulfilled }) {
        const place = new Map(ids.map((id, at) => [id, at]));
        const placeOf = ({ id }: PortfolioItem) => place.get(id) ?? -1;
        const shown = dispatch(
          updateItems(accountId, (items) => [...items].sort((a, b) => placeOf(a) - placeOf(b))),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const {
  useChangeItemMutation,
  useRemoveItemMutation,
  useSetProfilePictureMutation,
  useOrderItemsMutation,
} = changesApi;
