import { calledOperations, unknownApi } from './called-operations.ts';
import type { GateProblem } from './gate.ts';
import { readOpenApiDocument } from './openapi-document.ts';
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
    return calledOperations(releases, readOpenApiDocument(await readApi()));
  } catch (error) {
    return isReturn ? [] : [unknownApi(error instanceof Error ? error.message : String(error))];
  }
}
