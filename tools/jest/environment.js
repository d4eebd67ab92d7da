import { createRequire } from 'node:module';
import { TextDecoder, TextEncoder } from 'node:util';
import { passOverUnfittingRules } from './quick-selectors.js';

const require = createRequire(import.meta.url);
passOverUnfittingRules(createRequire(require.resolve('jest-environment-jsdom')));
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what every browser has and jsdom lacks; the router needs all of it. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
}
