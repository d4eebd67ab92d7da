import axios, { type AxiosAdapter } from 'axios';

/** What answers a read in place of the network: the status, 0 where there is no answer, and the body's text. */
export type ReadAddress = (address: string) => Promise<{ status: number; body: string }>;

/** Has a client send its reads by a function, and nothing else: all other requests are refused with 403. */
export function adaptReads(read: ReadAddress): AxiosAdapter {
  return async (config) => {
    const { status, body } =
      config.method === 'get'
        ? await read(axios.getUri(config))
        : { status: 403, body: '{"detail":"Only reads are sent from here."}' };
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status === 0) throw new axios.AxiosError('Network Error', 'ERR_NETWORK', config);
    if (status >= 200 && status < 300) return response;
    const code = status < 500 ? 'ERR_BAD_REQUEST' : 'ERR_BAD_RESPONSE';
    throw new axios.AxiosError(`Status ${status}`, code, config, null, response);
  };
}
