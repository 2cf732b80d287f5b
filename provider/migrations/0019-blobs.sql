-- Pictures that tenants added, by `{kind}/{name}`; a name holds a hash of the content, so none ever changes.
create table blobs (
  key text primary key,
  type text not null,
  body bytea not null,
  created_at timestamptz not null default now()
);
