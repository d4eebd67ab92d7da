import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { Texts } from './answer-parts.ts';

export const Well = example({ status: Type.Literal('ok') }, { status: 'ok' });
export const Unwell = example(
  { status: Type.Literal('unavailable'), failing: Texts },
  { status: 'unavailable', failing: ['database'] },
  { description: 'What it cannot do without is away: try again' },
);
