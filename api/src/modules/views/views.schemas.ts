import { type ViewedPage, type ViewSource, viewSources } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { nullable } from '../../schemas/nullable.ts';

/** A page of a firm that is looked at. */
export const FirmViewBody = Type.Object({
  kind: Type.Enum(['designer', 'vendor']),
  id: Type.Integer({ minimum: 1, description: 'Of the firm' }),
  project: Type.Optional(
    nullable(Type.Integer({ minimum: 1, description: 'The project that is shown, if one is' })),
  ),
  source: Type.Enum([...viewSources], {
    description: 'Where in the site the visitor came from; `outside`: not from the site',
  }),
});

type Body = Static<typeof FirmViewBody>;

/** A view that is to be counted, and by whom it was seen, which is never stored. */
export interface FirmView extends ViewedPage {
  source: ViewSource;
  address: string;
  browser: string;
  /** The signed-in account: the firm's own does not count. */
  accountId: number | null;
}

/** @param by where the request came from */
export const viewOf = (
  { kind, id, project, source }: Body,
  by: Pick<FirmView, 'address' | 'browser' | 'accountId'>,
): FirmView => ({ kind, id, source, project: project ?? null, ...by });
