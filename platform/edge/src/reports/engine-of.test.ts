import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { engineOf } from './engine-of.ts';

const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('the engine of a page', () => {
  for (const [browser, agent, engine] of [
    ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'blink'],
    ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'blink'],
    ['Samsung', `Mozilla/5.0 (Linux; Android 10) ${chrome} SamsungBrowser/28.0`, 'blink'],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'gecko'],
    ['Safari', `Mozilla/5.0 (Macintosh) ${appleWebKit} Version/18.0 Safari/605.1.15`, 'webkit'],
    ['Chrome of iOS', `Mozilla/5.0 (iPhone) ${appleWebKit} CriOS/142.0 Mobile/15E148`, 'webkit'],
    ['Firefox of iOS', `Mozilla/5.0 (iPad) ${appleWebKit} FxiOS/144.0 Mobile/15E148`, 'webkit'],
    ['curl', 'curl/8.5.0', 'other'],
    ['none', undefined, 'other'],
  ] as const) {
    test(`of ${browser} is ${engine}`, () => assert.equal(engineOf(agent), engine));
  }
});
