-- Links that show a revision to people who do not belong to the store. A draft's link goes with the draft.
create table preview_links (
  id bigint generated always as identity primary key,
  view_uid text not null unique default 'l' || replace(gen_random_uuid()::text, '-', ''),
  store_id bigint not null references stores,
  revision integer not null,
  staff_id bigint not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (store_id, revision) references store_revisions (store_id, number) on delete cascade
);
create index preview_links_of_store on preview_links (store_id, id desc);
