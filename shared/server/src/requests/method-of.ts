const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method as telemetry says it: others are `_OTHER`, as in OpenTelemetry's conventions. */
export function methodOf(method: string): string {
  return methods.has(method) ? method : '_OTHER';
}
