import type { AxiosRequestConfig } from 'axios';
import type { ReadAddress } from './adapt-reads.ts';
import type { FirstData } from './first-data.ts';
import type { Locks } from './tokens/refresh-session.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** The headers of W3C Trace Context. */
interface TraceHeaders {
  traceparent: string;
  tracestate: string;
}

/** What the client needs from its host. */
export interface ApiClientOptions {
  /** Where the API is: "/api" in the browser, absolute elsewhere. */
  baseUrl: string;
  tokens: TokenStore;
  /** `navigator.locks`; without it only this tab's refreshes are shared. */
  locks?: Locks;
  /** Called after a session has ended because its refresh was refused: the shell goes to /login. */
  onSessionLost: () => void;
  /** API answers that arrived with the page; none by default. */
  firstData?: FirstData;
  /** The trace that the page's requests belong to; none by default. */
  trace?: TraceHeaders | undefined;
  /** BCP 47 tag of the language that refusals are in; the browser's own choice by default. */
  locale?: string;
  /** The document, of which is watched whether a person uses it; none outside of browsers. */
  page?: EventTarget;
  /** Sends reads in place of the network, where there is none; all other requests are then refused. */
  readBy?: ReadAddress;
  /** Further axios defaults, for hosts that are not a browser. */
  axiosDefaults?: AxiosRequestConfig;
}
