import type { Sandbox } from 'api/sandbox';
import { instagramRoutes } from './instagram/instagram.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';

/** The stand-ins that createApi takes in demo mode. They answer callers on the same machine alone. */
export const sandbox: Sandbox = { mail: mailRoutes, instagram: instagramRoutes };
