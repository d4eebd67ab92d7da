import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { createMessages, MessagesProvider, SentencesProvider } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotAddedMessage } from '../features/portfolio-items/components/not-added-message.tsx';
import { uploadFailure } from '../features/portfolio-items/model/upload-failure.ts';
import { anItem } from '../testing/factories.ts';
import { endpoints, firm } from '../testing/open-portfolio.tsx';
import { PortfolioPage } from './portfolio-page.tsx';

const hindi = createMessages('hi-IN', {
  'portfolio.items': 'पोर्टफ़ोलियो के काम',
  'portfolio.items-shown': '{all, plural, one {# काम} other {# काम}}',
  'firms.move-item': '{title} को खिसकाएँ',
  'portfolio.item-not-added': '“{title}” नहीं जुड़ पाया।',
  'portfolio.go-to-portfolio': 'अपने पोर्टफ़ोलियो पर जाएँ',
  'portfolio.reason-as-sentence': '{reason}।',
  'portfolio.file-is-kept': '{reason} फ़ाइल यहीं है।',
});
const say = (label: string) => (/^File size/.test(label) ? 'फ़ाइल छोटी हो' : `${label} (हिंदी)`);

describe('a portfolio in Hindi', () => {
  test('says its texts, categories and dates, with their arguments', async () => {
    const api = scriptApi();
    const items = [
      anItem({ id: 1, title: 'Villa', created_at: '2026-11-21T06:30:00.000Z' }),
      anItem({ id: 2, title: 'Café' }),
    ];
    api.answer(endpoints.list, () => ({ body: items }));
    renderWithHost(
      <SentencesProvider say={say}>
        <MessagesProvider i18n={hindi}>
          <PortfolioPage />
        </MessagesProvider>
      </SentencesProvider>,
      { api, at: '/portfolio', user: firm, locale: 'hi-IN' },
    );
    expect(await screen.findByText('2 काम')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'पोर्टफ़ोलियो के काम' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Villa को खिसकाएँ' })).toBeInTheDocument();
    expect(screen.getByText('21 नवंबर 2026')).toBeInTheDocument();
    expect(screen.getAllByText('Residential (हिंदी)')).not.toHaveLength(0);
  });

  test('speaks Hindi in a toast, which the shell shows below its own messages', () => {
    render(
      <MemoryRouter>
        <NotAddedMessage title="Villa" i18n={hindi} />
      </MemoryRouter>,
    );
    expect(screen.getByText('“Villa” नहीं जुड़ पाया।')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'अपने पोर्टफ़ोलियो पर जाएँ' })).toBeInTheDocument();
  });

  test('says why a file was not taken', () => {
    const problem = { kind: 'rejected', status: 413, message: 'No.' } as const;
    expect(uploadFailure(problem, {}, { i18n: hindi, say })).toBe('फ़ाइल छोटी हो। फ़ाइल यहीं है।');
  });
});
