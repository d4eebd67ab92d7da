import { unstartedNoticeId } from '@aangan/manifest/page-start';
import { pageElementId } from '@aangan/manifest/report-limits';
import { expect, jest, test } from '@jest/globals';
import { pageStarted } from './page-started.ts';

const sendBeacon = jest.fn(() => true);
Object.assign(navigator, { sendBeacon });
const notice = `<p id="${unstartedNoticeId}">It could not start.</p>`;

test('tells the site that the page has started, with the page’s id, and removes the notice', () => {
  const told = JSON.stringify({ id: 'a page id', samplePercent: '0' });
  document.body.innerHTML = `${notice}<script type="application/json" id="${pageElementId}">${told}</script>`;
  pageStarted(document);
  expect(sendBeacon.mock.calls).toEqual([['/platform/reports/start', 'a page id']]);
  expect(document.body.textContent).toBe(told);
});

test('tells nothing where the site takes no reports', () => {
  sendBeacon.mockClear();
  document.body.innerHTML = notice;
  pageStarted(document);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('');
});

test('an extension that refuses to send it does not stop the page', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new Error('Refused');
  });
  const told = JSON.stringify({ id: 'a page id', samplePercent: '0' });
  document.body.innerHTML = `<script type="application/json" id="${pageElementId}">${told}</script>`;
  expect(() => pageStarted(document)).not.toThrow();
});
