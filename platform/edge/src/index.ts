export { createEdgeCache, type EdgeCache } from './cache/edge-cache.ts';
export { createEdge } from './create-edge.ts';
export type { EdgeOptions } from './edge-options.ts';
export { httpRegistryReader } from './http-registry-reader.ts';
export type { PassThrough, PassThroughTarget } from './pass-through.ts';
export {
  createRendererClient,
  type RendererClientOptions,
} from './rendering/renderer-client.ts';
export type { ReportSettings } from './reports/reports.ts';
export { type WatchChannel, watchOverHttp } from './watch-channel.ts';
