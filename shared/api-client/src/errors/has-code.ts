import type { ApiProblem, ProblemCode } from './api-problem.ts';

/** Whether the API refused with this code: the whole request, or the field if one is named, or any field. */
export function hasCode({ code, codes = {} }: ApiProblem, wanted: ProblemCode, field?: string) {
  if (field !== undefined) return codes[field]?.includes(wanted) ?? false;
  return code === wanted || Object.values(codes).some((list) => list.includes(wanted));
}
