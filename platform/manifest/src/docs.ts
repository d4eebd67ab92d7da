/** Where a site lists its guides for developers, in the form of llms.txt. */
export const docsIndexPath = '/platform/llms.txt';

/** Where the guides are, as Markdown. */
export const docsPath = '/platform/docs';
