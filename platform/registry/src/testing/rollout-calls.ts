import assert from 'node:assert/strict';
import type { ReportedStart } from '@aangan/manifest';
import type { BuiltRelease } from './release-factory.ts';
import { aBatch, aStart, servedCompositions, soon } from './report-batches.ts';
import type { TestServer } from './test-server.ts';

const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

/** What tests of rollouts do on production. */
export function rolloutCalls(server: () => TestServer) {
  const post: TestServer['post'] = (...parameters) => server().post(...parameters);

  return {
    /** Promotes releases, and fails unless that is done. */
    promote: async (releases: BuiltRelease[], more: object = {}, token?: string) => {
      const body = { releases: releases.map(refOf), why: 'A try.', ...more };
      const answer = await post('/channels/production/releases', body, token);
      assert.equal(answer.status, 200, await answer.clone().text());
    },

    /** The answer to a decision about the rollout of a name. */
    decide: (word: string, name: string, body: object = { why: 'A reason.' }, token?: string) =>
      post(`/channels/production/rollouts/${name}/${word}`, body, token),

    rules: async (rules: object) => {
      const body = { ...rules, why: 'A rule.' };
      const answer = await post('/channels/production/rollout-rules', body);
      assert.equal(answer.status, 200, await answer.clone().text());
    },

    /** The newest rollout. */
    newest: async () => {
      const [rollout] = await server().registry.rollouts.list('production');
      assert.ok(rollout);
      return rollout;
    },

    /** The shares of the live canaries, and the stable release of vendors. */
    served: async () => {
      const { canaries = [], remotes } =
        (await server().registry.channels.composition('production')) ?? assert.fail();
      const stable = remotes.find(({ name }) => name === 'vendors')?.release;
      return { shares: canaries.map(({ percent }) => percent), stable };
    },

    /** Lets the step before have begun earlier. */
    passMinutes: (minutes: number) =>
      server().database.pool.query(
        'update rollout set step_began_at = step_began_at - make_interval(mins => $1)',
        [minutes],
      ),

    /** Pages that start with every canary, each in a network of its own. */
    view: async (count: number, more: Partial<ReportedStart> = {}) => {
      const compositions = await servedCompositions(server());
      const page = [...compositions.values()].at(-1) ?? assert.fail();
      const { revision } = await server().registry.channels.status('production');
      const at = soon();
      const views = [{ composition: page.id, minute: at - (at % 60), count }];
      const starts = Array.from({ length: count }, () => aStart(page, { revision, ...more }));
      await server().registry.reports.receive(aBatch(compositions.values(), { views, starts }));
    },

    takeSteps: () => server().registry.rollouts.takeSteps(),

    /** The newest lines of the history. */
    lines: async (limit: number) =>
      (await server().registry.channels.history('production', { limit })).map(
        ({ kind, by, percent, why }) => ({ kind, by, percent, why }),
      ),
  };
}
