import { type Setting, urlSetting } from '@aangan/server/settings';

const headersSetting: Setting<Readonly<Record<string, string>> | undefined> = {
  variable: 'OTEL_EXPORTER_OTLP_HEADERS',
  about: 'Headers that the collector wants, such as a token; values are percent-encoded.',
  expected: 'name=value, separated by commas',
  example: 'authorization=Bearer%20a-token',
  fallback: undefined,
  parse: (text) => {
    const entries = text.split(',').map((entry) => /^\s*([\w-]+)=([\w.~%+/-]*)\s*$/.exec(entry));
    if (entries.includes(null)) return undefined;
    try {
      return Object.fromEntries(
        entries.map((entry) => [entry?.[1] ?? '', decodeURIComponent(entry?.[2] ?? '')]),
      );
    } catch {
      return undefined;
    }
  },
};

const shareSetting: Setting<number> = {
  variable: 'OTEL_TRACES_SAMPLER_ARG',
  about:
    'Of the page views, other requests and jobs that begin a trace, the share that is exported; what follows from one of them belongs to its trace.',
  expected: 'a number from 0 to 1',
  example: '0.01',
  fallback: 0.1,
  parse: (text) => (/^(?:0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined),
};

/** Where traces are exported to, and which; the names are OpenTelemetry's own. */
export const tracingSettings = {
  tracesEndpoint: urlSetting({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about:
      'Where traces are exported to: a collector that takes OTLP over HTTP, at /v1/traces below it. Unset: nothing is traced.',
    fallback: undefined,
    example: 'http://127.0.0.1:4318',
  }),
  tracesHeaders: headersSetting,
  sampledShare: shareSetting,
};
