import { describe, expect, test } from '@jest/globals';
import { enterInSuccessors, keepField } from './keep-fields.ts';

/** A form as a server renders it; called again, the one that React makes in its place. */
function showForm(): { email: HTMLInputElement; password: HTMLInputElement } {
  document.body.innerHTML = '<input name="email"><input name="password" type="password">';
  const [email, password] = document.querySelectorAll('input');
  if (!email || !password) throw new Error('The form has two fields.');
  return { email, password };
}

const replaced = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a field that had the focus', () => {
  test('has it again once another field was made in its place', async () => {
    const { email } = showForm();
    email.focus();
    enterInSuccessors([keepField(email, document)], document);
    const form = showForm();
    await replaced();
    expect(document.activeElement).toBe(form.email);
  });

  test('leaves it to the field that the visitor has gone to since: a password is not typed into it', async () => {
    const { email, password } = showForm();
    email.focus();
    email.value = 'client@aangan.test';
    enterInSuccessors([keepField(email, document)], document);
    password.focus();
    const form = showForm();
    await replaced();
    expect(form.email.value).toBe('client@aangan.test');
    expect(document.activeElement).toBe(document.body);
  });
});
