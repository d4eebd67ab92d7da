/** What a user has of the row `account`, also where an update returns it. */
export const userColumns = `account.id, account.email, account.username, account.first_name, account.last_name,
  account.phone, account.bio,
  (select media_path(m.sha256, m.extension) from media m where m.sha256 = account.avatar_sha256) as avatar, account.language,
  account.is_designer, account.is_architect, account.is_vendor, account.is_staff, account.is_integrator,
  account.email_verified_at is not null as email_verified`;
