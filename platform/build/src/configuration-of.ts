import type { Configuration } from 'webpack';

/**
 * A configuration as webpack's command line calls it, with `WEBPACK_SERVE` for `webpack serve`; `serveLocal` calls it
 * with `localOrigin`, such as `http://localhost:3100`. It is a function
 * because webpack-cli hides an error that is thrown while it loads a configuration file, and shows one that the
 * function throws.
 */
export type ConfigurationOf = (environment: {
  WEBPACK_SERVE?: boolean;
  localOrigin?: string;
}) => Configuration | Configuration[];
