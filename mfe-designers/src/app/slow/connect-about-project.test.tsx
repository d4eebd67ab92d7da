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
