export { type BootstrapResult, bootstrapChannel } from './channel/bootstrap-channel.ts';
export { type ChannelChanges, listenForChanges } from './channel/channel-changes.ts';
export type { ChannelService } from './channel/channel-service.ts';
export { rolloutsArePaused } from './channel/rollout-state-repository.ts';
export { servedIsDecided } from './channel/served-repository.ts';
export {
  type CheckerClient,
  type CheckerClientOptions,
  createCheckerClient,
} from './checker-client/create-checker-client.ts';
export { type AskApi, answerText } from './gates/ask-api.ts';
export { publicPages } from './gates/public-pages.ts';
export { createRegistry, type RegistryServerOptions } from './http/create-registry.ts';
export {
  type Account,
  type Identification,
  type Identify,
  identifyOverHttp,
  readIdentification,
} from './http/identify.ts';
export {
  openRegistry,
  type Registry,
  registryMigrations,
  registrySchema,
} from './open-registry.ts';
export { openApiDocument } from './openapi-document.ts';
export { askApiOverHttp, readApiOverHttp } from './read-api-over-http.ts';
export { RegistryRefusal } from './registry-refusal.ts';
export { allReleaseKeys } from './release/release-file-repository.ts';
export type { ReleaseRef } from './release/release-ref.ts';
export type { ReleaseService } from './release/release-service.ts';
export type { ReleaseSource } from './release/release-source.ts';
export { sharedInScripts } from './release/shared-in-scripts.ts';
export { mailClaimOf } from './rollback/mail-claim-repository.ts';
export { type NoticeOptions, noticeTasks } from './rollback/notices.ts';
export { defaultRules, type RollbackRules } from './rollback/rollback-rules.ts';
export type { Tables as RegistryTables } from './tables.ts';
