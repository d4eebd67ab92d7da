import { format } from 'node:util';
import { afterEach, beforeEach } from '@jest/globals';

/** A test that prints a warning or an error fails: React reports faults there, such as a missing key. */
const methods = ['error', 'warn'];
const original = Object.fromEntries(methods.map((method) => [method, console[method]]));
let printed = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    console[method] = (...parameters) =>
      printed.push(`console.${method}: ${format(...parameters)}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (printed.length > 0) {
    throw new Error(
      `The test printed to the console. Mend the cause, or spy on the console where the message is expected:\n${printed.join('\n')}`,
    );
  }
});
