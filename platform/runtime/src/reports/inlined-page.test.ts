import { describe, expect, test } from '@jest/globals';
import { inlinedPage, inlinedTrace } from './inlined-page.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** A page in which the edge wrote this. */
function pageWith(written: object | null): Document {
  document.body.innerHTML = written
    ? `<script id="aangan-page" type="application/json">${JSON.stringify(written)}</script>`
    : '';
  return document;
}

describe('the trace of a page', () => {
  test('is what its requests carry', () => {
    const page = { id: 'x', samplePercent: '10', trace: `${traceparent} aangan=1.signature` };
    expect(inlinedTrace(pageWith(page))).toEqual({ traceparent, tracestate: 'aangan=1.signature' });
    expect(inlinedPage(document)).toEqual(page);
  });

  test('is none where the page is not sampled, the edge traces nothing, or takes no reports', () => {
    expect(inlinedTrace(pageWith({ id: 'x', samplePercent: '10', trace: '' }))).toBeUndefined();
    expect(inlinedTrace(pageWith({ id: 'x', samplePercent: '10' }))).toBeUndefined();
    expect(inlinedTrace(pageWith(null))).toBeUndefined();
  });
});
