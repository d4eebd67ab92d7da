import type { ApiTables } from 'api';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The stand-ins' own tables. The API's migrations make them, in its schema. */
export type StandInTables = {
  sandbox_instagram_account: {
    id: GeneratedAlways<number>;
    username: string;
    created_at: Generated<string>;
  };
  sandbox_instagram_grant: {
    secret_hash: Buffer;
    user_id: number;
    kind: 'code' | 'short-lived' | 'long-lived';
    redirect_uri: string | null;
    expires_at: ColumnType<string, Date | string, Date | string>;
  };
  sandbox_instagram_post: {
    id: GeneratedAlways<number>;
    user_id: number;
    media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
    files: string[];
    caption: Generated<string>;
    posted_at: ColumnType<string, Date | string | undefined, Date | string>;
  };
};

export type SandboxTables = ApiTables & StandInTables;
