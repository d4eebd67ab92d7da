import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { emptyDesigner } from '../../features/designer-basic-info/model/designer-values.ts';
import {
  api,
  draftKey,
  field,
  form,
  open,
  own,
  press,
  put,
  save,
  sent,
} from '../../testing/designer-basic-info.tsx';
import { anOwnDesigner } from '../../testing/factories.ts';

describe('the draft of unsaved changes', () => {
  test('survives a reload, says so, and can be discarded', async () => {
    const { unmount } = open();
    await form();
    await put('Bio', 'Half a thought about rooms');
    unmount();
    open();
    await form();
    expect(field('Bio')).toHaveValue('Half a thought about rooms');
    expect(screen.getByText('These are your unsaved changes from before.')).toBeInTheDocument();
    await press('Discard changes');
    expect(field('Bio')).toHaveValue('Rooms around courtyards.');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('that Start over leaves is said to be empty, and brings back what was saved', async () => {
    localStorage.setItem(draftKey, JSON.stringify(emptyDesigner(2026)));
    open();
    await form();
    expect(field('Bio')).toHaveValue('');
    expect(screen.getByText(/^You started over: this form is empty\./)).toBeInTheDocument();
    await press('Bring back what was saved');
    expect(field('Bio')).toHaveValue('Rooms around courtyards.');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('is offered again after the session was lost during a save', async () => {
    api.answer(save, () => ({ status: 401, body: { detail: 'Given token not valid' } }));
    const { unmount } = open();
    await form();
    await put('Bio', 'A thought that outlives the session');
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    open();
    await form();
    expect(field('Bio')).toHaveValue('A thought that outlives the session');
  });

  test('is cleared once it is saved', async () => {
    open();
    await form();
    await put('Bio', 'A whole thought about rooms');
    expect(localStorage.getItem(draftKey)).not.toBeNull();
    await press('Next');
    await screen.findByText('Profile information saved successfully');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('does not restore fields that were saved elsewhere in the meantime', async () => {
    const { unmount } = open();
    await form();
    await put('Bio', 'Half a thought about rooms');
    unmount();
    api.answer(own, () => ({ body: anOwnDesigner({ team_strength: 14 }) }));
    open();
    await form();
    expect(field('Bio')).toHaveValue('Half a thought about rooms');
    expect(field('Team strength')).toHaveValue('14');
  });

  test('belongs to one account, and a draft of another shape is ignored', async () => {
    localStorage.setItem('aangan.draft.designer-basic-info.8', JSON.stringify({ bio: 'Theirs' }));
    localStorage.setItem(
      draftKey,
      JSON.stringify({ bio: 5, specializations: 'x', spoc_name: 'Ira' }),
    );
    open();
    await form();
    expect(field('Bio')).toHaveValue('Rooms around courtyards.');
    expect(field('Name')).toHaveValue('Ira');
  });
});
