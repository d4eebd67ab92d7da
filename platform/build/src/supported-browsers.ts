/**
 * The oldest browsers that the site supports, as browserslist has it: what is built runs in them without polyfills. The
 * newest API that the sources use is `URL.parse`. `npm run trial -- browsers` tries Firefox and WebKit.
 */
export const supportedBrowsers = [
  'chrome >= 126',
  'edge >= 126',
  'firefox >= 128',
  'safari >= 18.0',
  'ios_saf >= 18.0',
];
