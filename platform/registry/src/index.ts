export { type BootstrapResult, bootstrapChannel } from './channel/bootstrap-channel.ts';
export type { ChannelService, MoveResult } from './channel/channel-service.ts';
export type { ChannelStatus } from './channel/channel-status.ts';
export type { ChannelChange } from './channel/history-repository.ts';
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
export { RegistryRefusal } from './registry-refusal.ts';
export type { ReleaseRef } from './release/release-ref.ts';
export type { AnnouncedRelease, ReleaseService } from './release/release-service.ts';
export type { ReleaseSource } from './release/release-source.ts';
export type { Tables as RegistryTables } from './tables.ts';
