import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    work: undefined;
  }
}

/** The API's jobs in a whole site. They begin after the build, so that visitors do not wait for them. */
export const part = definePart('work', {
  needs: ['api', 'releases'],
  run: async (_start, { api, releases }) => {
    await releases;
    await (await api).startWork?.();
    return undefined;
  },
});
