export { createSupervisor, type SupervisorOptions } from './server/create-supervisor.ts';
export { listen } from './server/listen.ts';
export { type RendererAddress, socketOf } from './server/listen-address.ts';
export { serveParent } from './server/serve-parent.ts';
