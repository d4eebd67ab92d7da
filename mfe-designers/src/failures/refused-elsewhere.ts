import type { ApiProblem } from '@aangan/api-client';

/** The server's messages for fields that the form does not show; '' where there are none. */
export function refusedElsewhere({ fields = {} }: ApiProblem, shownAtFields: object): string {
  return Object.entries(fields)
    .filter(([field]) => !(field in shownAtFields))
    .flatMap(([, messages]) => messages)
    .join(' ');
}
