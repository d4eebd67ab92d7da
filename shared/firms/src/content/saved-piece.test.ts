import { aPost } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { savedPiece } from './saved-piece.ts';

describe('a picture as it is saved', () => {
  test('is a picture of the portfolio or a post of Instagram', () => {
    const post = aPost({ id: 7 });
    expect(savedPiece({ key: 'item-81', post }, 'Studio').thing).toBe('picture-81');
    expect(savedPiece({ key: 'post-7', post }, 'Studio').thing).toBe('post-7');
  });

  test('has the name of its text, or of the firm where it has none', () => {
    const named = (alt: string, caption: string) =>
      savedPiece({ key: 'post-7', post: aPost({ alt_text: alt, caption }) }, 'Studio').name;
    expect(named('A court', 'Morning')).toBe('A court');
    expect(named('', 'Morning')).toBe('Morning');
    expect(named('', '')).toBe('Studio');
  });
});
