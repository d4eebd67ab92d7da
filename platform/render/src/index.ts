export { createSupervisor, type SupervisorOptions } from './server/create-supervisor.ts';
export { type Containment, probeContainment } from './supervisor/containment.ts';
