/** The methods of requests that change nothing. */
export const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
