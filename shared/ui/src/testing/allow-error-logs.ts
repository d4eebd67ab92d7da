import { beforeEach } from '@jest/globals';

/**
 * Lets the tests of a file or describe block log these errors: the code under test reports failed requests there.
 * Anything else that is printed still fails a test.
 * @param messages the first arguments of the expected calls of console.error
 */
export function allowErrorLogs(...messages: string[]): void {
  beforeEach(() => {
    const report = console.error;
    console.error = (...parameters: unknown[]) => {
      if (!messages.includes(String(parameters[0]))) report(...parameters);
    };
  });
}
