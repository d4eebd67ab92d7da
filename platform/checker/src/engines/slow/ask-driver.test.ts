import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { driverAt } from '../child/ask-driver.ts';

/** A driver that answers each request with the next of these; the last one answers all others. */
async function driverThat(
  answers: readonly RequestListener[],
  t: { after(end: () => void): void },
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answers[Math.min(asked.length, answers.length) - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { driver: driverAt(`http://127.0.0.1:${port}`), asked };
}

const says =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify({ value }));
const neverAnswers: RequestListener = () => undefined;

describe('the driver of a browser', () => {
  test('is asked for a value again where it has lost the script', async (t) => {
    const { driver, asked } = await driverThat([neverAnswers, says('shown')], t);
    assert.equal(await driver.evaluate('/session/1', 'document.title'), 'shown');
    assert.deepEqual(asked, Array(2).fill('POST /session/1/execute/sync'));
  });

  test('is not asked again where it says that a script fails', async (t) => {
    const { driver, asked } = await driverThat([says({ message: 'x is not defined' }, 500)], t);
    await assert.rejects(driver.evaluate('/session/1', 'x'), /^Error: x is not defined$/);
    assert.equal(asked.length, 1);
  });

  test('answers a command with its value', async (t) => {
    const { driver, asked } = await driverThat([says({ sessionId: '1' })], t);
    assert.deepEqual(await driver.ask('POST', '/session', {}), { sessionId: '1' });
    assert.deepEqual(asked, ['POST /session']);
  });
});
