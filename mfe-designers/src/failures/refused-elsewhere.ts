import type { ApiProblem } from '@aangan/api-client';

/** What the server refused that no field of the form shows, in its own words; '' where the fields say it all. */
export function refusedElsewhere({ fields = {} }: ApiProblem, shownAtFields: object): string {
  return Object.entries(fields)
    .filter(([field]) => !(field in shownAtFields))
    .flatMap(([, messages]) => messages)
    .join(' ');
}
