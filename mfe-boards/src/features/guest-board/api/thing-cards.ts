import { endpoint } from '@aangan/api-client/endpoints';
import { boardsApi } from '../../../api/boards-api.ts';
import type { ThingCard } from '../../../api/thing-card.ts';

const cardsApi = boardsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The cards of things, in their order; of at most `maxThingCards`. */
    thingCards: build.query<ThingCard[], readonly string[]>({
      query: (things) =>
        endpoint('get', '/boards/things/', { query: { things: things.join(',') } }),
      transformResponse: ({ results }: { results: ThingCard[] }) => results,
    }),
  }),
});

export const { useThingCardsQuery } = cardsApi;
