import { expect, jest, test } from '@jest/globals';
import { outcomesOf } from './outcomes-of.ts';

const outcomes = outcomesOf({
  remote: 'shop',
  outcomes: { 'order-sent': { description: 'A visitor has sent an order.' } },
});

test('a declared outcome is reported to the host, for its remote', () => {
  const reportOutcome = jest.fn();
  outcomes.report({ reportOutcome }, 'order-sent');
  expect(reportOutcome.mock.calls).toEqual([['shop', 'order-sent']]);
});

test('one that is not declared is an error in the console, and is not reported', () => {
  const reportOutcome = jest.fn();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  outcomes.report({ reportOutcome }, 'order-lost' as 'order-sent');
  expect(error.mock.calls).toEqual([['remote.json of shop declares no outcome order-lost.']]);
  expect(reportOutcome).not.toHaveBeenCalled();
  error.mockRestore();
});
