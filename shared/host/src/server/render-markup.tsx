import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { PageStyles } from './page-styles.tsx';
import { type Picture, takePictures } from './take-pictures.ts';

/** A rendered page, apart from its document. */
export interface Markup {
  html: string;
  /** The rules of the page's styles, without a style element. */
  css: string;
  /** The version that the browser's style library looks for. */
  cssVersion: string;
  /** Pictures to load first, the most important one first. */
  pictures: Picture[];
}

/**
 * Whether a component threw so that the browser renders it: the server then sends its loading state.
 * @returns what the browser's `onRecoverableError` finds as `digest` of the error; undefined for every other error
 */
export type LeftToBrowser = (error: unknown) => string | undefined;

/**
 * The markup and the styles of an element, once everything that it waits for is there.
 * @throws the first error of a component that is not left to the browser, also of one whose Suspense boundary would
 * hide it
 */
export async function renderMarkup(
  app: ReactElement,
  leftToBrowser: LeftToBrowser = () => undefined,
): Promise<Markup> {
  const sheet = new ServerStyleSheet();
  try {
    const errors: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(<PageStyles sheet={sheet}>{app}</PageStyles>, {
      onError: (error) => {
        const digest = leftToBrowser(error);
        if (digest === undefined) errors.push(error);
        return digest;
      },
      // Render in one piece: otherwise React moves large parts into hidden elements and inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    const html = await textOf(prelude as AsyncIterable<unknown> & typeof prelude);
    if (errors.length > 0) throw errors[0];
    return { ...takePictures(html), ...stylesOf(sheet) };
  } finally {
    sheet.seal();
  }
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(String(part));
  return parts.join('');
}

interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string };
  'data-styled-version'?: string;
}

function stylesOf(sheet: ServerStyleSheet): Pick<Markup, 'css' | 'cssVersion'> {
  const [style] = sheet.getStyleElement() as ReactElement<StyleProps>[];
  return {
    css: style?.props.dangerouslySetInnerHTML?.__html ?? '',
    cssVersion: style?.props['data-styled-version'] ?? '',
  };
}
