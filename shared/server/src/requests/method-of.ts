const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method for telemetry: an unknown one becomes `_OTHER`, as in OpenTelemetry's conventions. */
export function methodOf(method: string): string {
  return methods.has(method) ? method : '_OTHER';
}
