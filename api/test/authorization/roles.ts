/** Everyone who can send a request. The designer, the vendor and the client are those the request is about. */
export const roles = [
  'guest',
  'client',
  'otherClient',
  'designer',
  'otherDesigner',
  'architect',
  'vendor',
  'otherVendor',
  'operator',
  'integrator',
  'suspended',
  'deleted',
  'expiredToken',
  'refreshToken',
] as const;

export type Role = (typeof roles)[number];

/** Without a token, or with one that is not valid (any more). */
export const refusedCallers = [
  'guest',
  'suspended',
  'deleted',
  'expiredToken',
  'refreshToken',
] as const satisfies readonly Role[];

/** Accounts without a role's flag, staff and integrators among them: they can do what clients can. */
export const clients = [
  'client',
  'otherClient',
  'operator',
  'integrator',
] as const satisfies readonly Role[];

export const designProfessionals = [
  'designer',
  'otherDesigner',
  'architect',
] as const satisfies readonly Role[];

export const vendors = ['vendor', 'otherVendor'] as const satisfies readonly Role[];
