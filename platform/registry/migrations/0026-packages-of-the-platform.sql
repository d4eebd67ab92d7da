-- Versions of the platform's packages for repositories of teams. A version never changes and is made for one address: the
-- packages name each other by it.
create table sdk (
  major integer not null,
  minor integer not null,
  patch integer not null,
  -- A hash over the files of all packages.
  content text not null,
  -- Where the packages are served.
  address text not null,
  -- Package of others → the version that repositories install beside these.
  libraries jsonb not null check (jsonb_typeof(libraries) = 'object'),
  published_at timestamptz not null default now(),
  primary key (major, minor, patch)
);

create table sdk_package (
  major integer not null,
  minor integer not null,
  patch integer not null,
  name text not null,
  sha256 text not null,
  -- SRI, sha512.
  integrity text not null,
  bytes integer not null,
  primary key (major, minor, patch, name),
  foreign key (major, minor, patch) references sdk on delete cascade
);
create index sdk_package_sha256 on sdk_package (sha256);
