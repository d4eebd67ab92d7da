import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fill, open, posts, press, sentWords } from '../../testing/connect-dialog.tsx';

test('a request about a project says so, and is sent with it', async () => {
  open({ user: {}, about: { id: 5, title: 'House in Amber' } });
  expect(screen.getByText('House in Amber').parentElement).toHaveTextContent(
    'About the project House in Amber',
  );
  await fill();
  await press('Send request');
  await screen.findByText(sentWords);
  expect(posts()[0]?.body).toMatchObject({ designer: 7, project: 5 });
});

test('a request to a firm that is away says until when, and is sent', async () => {
  open({ user: {}, addressee: { awayUntil: '2027-03-04' } });
  expect(screen.getByText('Away until 4 March')).toBeVisible();
  await fill();
  await press('Send request');
  await screen.findByText(sentWords);
});
