import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMessages, MessagesProvider } from './index.ts';
import { hindi, Page } from './testing/page.tsx';

describe('messages', () => {
  test('are the texts of the sources where nobody gives others', () => {
    render(<Page count={1} />);
    expect(document.body).toHaveTextContent('Firms1 firm found');
    expect(screen.getByTitle('Page 1')).toBeInTheDocument();
  });

  test('are those of the nearest provider, in attributes, plurals and elements', () => {
    render(
      <MessagesProvider i18n={createMessages('hi-IN', hindi)}>
        <Page count={2} />
      </MessagesProvider>,
    );
    expect(document.body.textContent).toBe('फ़र्में2 फ़र्में मिलीं');
    expect(document.querySelector('p b')).toHaveTextContent('2 फ़र्में');
    expect(screen.getByTitle('पेज 2')).toBeInTheDocument();
    expect(document.querySelector('[lang]')).toBeNull();
  });

  test('without a translation are the source’s, marked with its language', () => {
    render(
      <MessagesProvider i18n={createMessages('hi-IN', { 'messages.title': 'फ़र्में' })}>
        <Page count={2} />
      </MessagesProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('फ़र्में');
    expect(document.querySelector('[lang="en-IN"]')).toHaveTextContent('2 firms found');
  });
});
