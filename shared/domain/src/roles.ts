/** The three role flags of an account; at most one is ever true. */
export interface RoleFlags {
  is_designer: boolean;
  is_architect: boolean;
  is_vendor: boolean;
}

/** What an account is. A client is an account with no role flag. */
export type Role = 'client' | 'designer' | 'architect' | 'vendor';

/** The kind of reader of a page: a role, or a guest. */
export type Audience = Role | 'guest';

/** Every audience there is, guests first. */
export const audiences = [
  'guest',
  'client',
  'designer',
  'architect',
  'vendor',
] as const satisfies readonly Audience[];

/** The role of an account. */
export function roleOf(flags: RoleFlags): Role {
  if (flags.is_vendor) return 'vendor';
  if (flags.is_architect) return 'architect';
  return flags.is_designer ? 'designer' : 'client';
}

/** The audience a visitor belongs to; null is a signed-out visitor. */
export function audienceOf(user: RoleFlags | null): Audience {
  return user ? roleOf(user) : 'guest';
}

/** Designers and architects: they have a designer profile, review vendors and see the vendor listing at `/`. */
export function isDesignProfessional(flags: RoleFlags): boolean {
  return flags.is_designer || flags.is_architect;
}

/** What `/register?type=` may say; anything else means client. */
export type SignUpType = 'client' | 'designer' | 'vendor';

/** Reads the `type` parameter of `/register`. */
export function signUpTypeOf(parameter: string | null | undefined): SignUpType {
  return parameter === 'designer' || parameter === 'vendor' ? parameter : 'client';
}

/** The role flags a sign-up of this type sends. */
export function roleFlagsOf(type: SignUpType): RoleFlags {
  return { is_designer: type === 'designer', is_architect: false, is_vendor: type === 'vendor' };
}

/**
 * Ticking a role box makes it the only one; unticking clears it.
 */
export function toggleRole(flags: RoleFlags, role: keyof RoleFlags): RoleFlags {
  const none: RoleFlags = { is_designer: false, is_architect: false, is_vendor: false };
  return { ...none, [role]: !flags[role] };
}
