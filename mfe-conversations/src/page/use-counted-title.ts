import { usePageTitle } from '@aangan/ui';
import { useListConversationsInfiniteQuery } from '../api/conversations-api.ts';

/** Sets the document's title, with how many conversations of the list have unread messages: "(2) Conversations". */
export function useCountedTitle(title: string): void {
  const { data } = useListConversationsInfiniteQuery();
  const cards = data?.pages.flatMap(({ results }) => results) ?? [];
  const count = cards.filter(({ unread_count }) => unread_count > 0).length;
  usePageTitle(count > 0 ? `(${count}) ${title}` : title);
}
