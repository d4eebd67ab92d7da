import { calledOperations, unknownApi } from './called-operations.ts';
import type { GateProblem } from './gate.ts';
import { isOpenApiDocument } from './openapi-document.ts';
import type { SlowCheck, SlowGateTools, UndatedComposition } from './slow-gate.ts';

/** The API as it is now has every operation that the releases call. */
export async function liveApi(
  { shell, remotes }: UndatedComposition,
  { readApi }: SlowGateTools,
  { isReturn }: SlowCheck,
): Promise<GateProblem[]> {
  const releases = [shell, ...remotes].filter(({ operations }) => operations);
  if (!readApi || releases.length === 0) return [];
  try {
    const document = await readApi();
    if (!isOpenApiDocument(document)) throw new Error('what it answers is no OpenAPI document');
    return calledOperations(releases, document);
  } catch (error) {
    return isReturn ? [] : [unknownApi(error instanceof Error ? error.message : String(error))];
  }
}
