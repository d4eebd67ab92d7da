import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsPath } from '@aangan/manifest/docs';
import type { FastifyPluginAsync } from 'fastify';

interface Options {
  /** The folder of the guides: Markdown. */
  directory: string;
}

/** How long a guide may be cached, in seconds. */
const cachedSeconds = 300;

/**
 * The guides of this site for those who build on it: an index in the form of llms.txt, and each guide as Markdown. They
 * are read once. Links between guides lead on, since their addresses are relative to each other as the files are.
 */
export const docsRoutes: FastifyPluginAsync<Options> = async (app, { directory }) => {
  const guides = readGuides(directory);
  const index = describeGuides(guides);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${cachedSeconds}`);
  });
  app.get('/llms.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(index),
  );
  for (const [path, text] of guides) {
    app.get(`/docs/${path}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').send(text),
    );
  }
};

function readGuides(directory: string): Map<string, string> {
  const paths = globSync('**/*.md', { cwd: directory }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}

function describeGuides(guides: ReadonlyMap<string, string>): string {
  const line = ([path, text]: readonly [string, string]) =>
    `- [${/^# (.+)$/m.exec(text)?.[1] ?? path}](${docsPath}/${path})`;
  const isDecision = ([path]: readonly [string, string]) => path.startsWith('decisions/');
  const all = [...guides];
  return [
    '# Aangan, for those who build remotes and compose them',
    '',
    '> How a remote is written, built, published, put on a channel, watched and taken back.',
    '',
    '## Guides',
    '',
    ...all.filter((guide) => !isDecision(guide)).map(line),
    '',
    '## Optional',
    '',
    ...all.filter(isDecision).map(line),
    '',
  ].join('\n');
}
