import { AuthTokens, RefreshedTokens, User } from '../modules/auth/auth.schemas.ts';
import {
  DesignerCard,
  DesignerCardPage,
  DesignerProfile,
  PrincipalArchitect,
} from '../modules/designers/designers.schemas.ts';
import { FeaturedLink } from './featured-link.ts';
import { InstagramPost } from './instagram-post.ts';
import { Problem } from './problem.ts';

/** Every schema with a name of its own in the OpenAPI document. */
export const sharedSchemas = [
  Problem,
  User,
  AuthTokens,
  RefreshedTokens,
  InstagramPost,
  FeaturedLink,
  PrincipalArchitect,
  DesignerCard,
  DesignerProfile,
  DesignerCardPage,
];
