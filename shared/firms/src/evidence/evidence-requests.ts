import { type ApiProblem, problemOf } from '@aangan/api-client';
import { type components, type Endpoint, endpoint } from '@aangan/api-client/endpoints';
import { useHost } from '@aangan/host';
import { useCallback, useEffect, useState } from 'react';
import type { EvidenceValues } from './evidence-schema.ts';

export type EvidenceData = components['schemas']['Evidence'];
type OwnEvidence = components['schemas']['OwnEvidence'];

/** The evidence of the own firm: loading, loaded, or failed. */
export interface OwnEvidenceQuery {
  data: OwnEvidence | undefined;
  problem: ApiProblem | undefined;
  isFetching: boolean;
  reload: () => void;
}

/** Loads the evidence of the own firm; a reload keeps what is shown. */
export function useOwnEvidence(): OwnEvidenceQuery {
  const { client } = useHost();
  const [answer, setAnswer] = useState<Pick<OwnEvidenceQuery, 'data' | 'problem'>>({
    data: undefined,
    problem: undefined,
  });
  const [round, setRound] = useState(0);
  const [done, setDone] = useState(-1);
  useEffect(() => {
    const controller = new AbortController();
    client.send(endpoint('get', '/designers/evidence/'), controller.signal).then(
      (data) => {
        setAnswer({ data, problem: undefined });
        setDone(round);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setAnswer(({ data }) => ({ data, problem: problemOf(error) }));
        setDone(round);
      },
    );
    return () => controller.abort();
  }, [client, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...answer, isFetching: done < round, reload };
}

/** The request that gives evidence. Its document is sent as form data, which the OpenAPI types do not describe. */
export function evidenceToGive(
  { kind, number, holder_name, document }: EvidenceValues,
  idempotencyKey: string,
): Endpoint<EvidenceData> {
  const data = new FormData();
  data.set('kind', kind);
  data.set('number', number.trim());
  if (kind === 'coa') data.set('holder_name', holder_name.trim());
  if (document) {
    data.set('document_name', document.name);
    data.set('document', document);
  }
  return { ...endpoint('post', '/designers/evidence/', { idempotencyKey }), data };
}

/** The request that takes evidence back. */
export const evidenceToWithdraw = (id: number) =>
  endpoint('delete', '/designers/evidence/{id}/', { params: { id } });
