import { describe, expect, test } from '@jest/globals';
import { browserDraft, clearDraftsOfOthers, tabDraft } from './drafts.ts';

const empty = { title: '', rating: 5, recommend: true };

describe('the draft of a form', () => {
  test('is what was last written, until it is cleared', () => {
    const draft = tabDraft('review.7', empty);
    expect(draft.read()).toBeNull();
    draft.write({ title: 'Villa', rating: 2, recommend: false });
    expect(tabDraft('review.7', empty).read()).toEqual({
      title: 'Villa',
      rating: 2,
      recommend: false,
    });
    expect(tabDraft('review.8', empty).read()).toBeNull();
    draft.clear();
    expect(draft.read()).toBeNull();
  });

  test('leaves out what is not of the form, and reads nothing that is damaged', () => {
    const store = (text: string) => sessionStorage.setItem('aangan.draft.review.9', text);
    store('{"title":5,"rating":3,"other":"x"}');
    expect(tabDraft('review.9', empty).read()).toEqual({ title: '', rating: 3, recommend: true });
    store('{"title":');
    expect(tabDraft('review.9', empty).read()).toBeNull();
  });
});

describe('the draft of all tabs', () => {
  const none = { text: '' };
  /** As a browser tells the other tabs. */
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('outlives the tab', () => {
    browserDraft('message.7.41', none).write({ text: 'Hello' });
    sessionStorage.clear();
    expect(browserDraft('message.7.41', none).read()).toEqual({ text: 'Hello' });
  });

  test('is heard of when another tab changes it, until that is ended', () => {
    let heard = 0;
    const end = browserDraft('message.7.41', none).subscribe(() => {
      heard += 1;
    });
    tell('aangan.draft.message.7.42');
    expect(heard).toBe(0);
    tell('aangan.draft.message.7.41');
    tell(null);
    expect(heard).toBe(2);
    end();
    tell('aangan.draft.message.7.41');
    expect(heard).toBe(2);
  });

  test('of other accounts is cleared, of the own and of other forms not', () => {
    for (const name of ['message.7.41', 'message.77.41', 'other.8']) {
      browserDraft(name, none).write({ text: name });
    }
    clearDraftsOfOthers('message', 7);
    expect(browserDraft('message.7.41', none).read()).toEqual({ text: 'message.7.41' });
    expect(browserDraft('message.77.41', none).read()).toBeNull();
    expect(browserDraft('other.8', none).read()).toEqual({ text: 'other.8' });
  });
});
