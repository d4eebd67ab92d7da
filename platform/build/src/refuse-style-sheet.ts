import { basename } from 'node:path';

/** What style sheets are called, and those of preprocessors. */
export const styleSheet = /\.(css|scss|sass|less|styl)$/;

/**
 * A webpack loader that fails for every style sheet and says what to do: its rules would hold in the whole page, would
 * stay after the remote's page was left, and would be missing in what a server renders.
 */
export default function refuseStyleSheet(this: { resourcePath: string }): never {
  throw new Error(
    `${basename(this.resourcePath)} is a style sheet, which a remote cannot import: its rules would apply to the whole page and stay when the remote is left. Write its rules with styled-components, in the module that shows the elements: they apply to these only, come with the page that a server renders, and need no file.`,
  );
}
