import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import webpack, { type Compiler } from 'webpack';
import { renderInProcess } from './render-in-process.ts';
import { renderedDocument } from './rendered-document.ts';
import { renderingConfig } from './rendering-config.ts';

interface RenderedPagesOptions {
  /** The remote's folder. */
  directory: string;
  manifest: RemoteManifest;
  /** Where the first data of a page comes from. */
  apiUrl: string;
}

interface Answer {
  status: number;
  type: 'html' | 'plain';
  body: string;
}

/**
 * A middleware for addresses with `?rendered`. It answers with the page as a server renders it, without scripts, or
 * with status 500 and the reason why it cannot be rendered. Each request builds the current sources.
 */
export function renderedPages({ directory, manifest, apiUrl }: RenderedPagesOptions) {
  const build = createBuild(directory, manifest);
  const answer = async (address: string): Promise<Answer> => {
    try {
      const markup = await renderInProcess({ module: await build(), address, apiUrl });
      if (markup) return { status: 200, type: 'html', body: renderedDocument(markup) };
      return {
        status: 404,
        type: 'plain',
        body: `${address} is no public page of ${manifest.name}.`,
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${address} could not be rendered:\n${reason}`);
      return { status: 500, type: 'plain', body: reason };
    }
  };
  // One after the other: they share the files of the build.
  let last: Promise<unknown> = Promise.resolve();
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = new URL(request.url ?? '/', 'http://page.invalid');
    if (!url.searchParams.has('rendered')) return next();
    url.searchParams.delete('rendered');
    last = last.then(async () => {
      const { status, type, body } = await answer(url.pathname + url.search);
      response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8` }).end(body);
    });
  };
}

/**
 * Makes a function that builds what has changed since its last call and returns the path of the module that renders.
 */
function createBuild(directory: string, manifest: RemoteManifest): () => Promise<string> {
  let compiler: Compiler | undefined;
  return () => {
    compiler ??= webpack(renderingConfig(directory, manifest)) as Compiler;
    return run(compiler);
  };
}

function run(compiler: Compiler): Promise<string> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(join(compiler.outputPath, 'module.js'));
    });
  });
}
