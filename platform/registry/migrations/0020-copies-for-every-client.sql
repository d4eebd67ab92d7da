-- The same bytes compressed for clients without brotli, where that is smaller; null for what no visitor loads, and for
-- files of releases that were published before. Edges make the copies of these themselves.
alter table release_file
  add column zstd_sha256 text check (zstd_sha256 ~ '^[a-f0-9]{64}$'),
  add column gzip_sha256 text check (gzip_sha256 ~ '^[a-f0-9]{64}$');
