import { describe, expect, test } from '@jest/globals';
import { tabDraft } from './tab-draft.ts';

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
