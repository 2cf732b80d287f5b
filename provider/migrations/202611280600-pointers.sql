-- breaks-before: 202611280600
-- The clock decides which revision of a store is the current one, so that a change can be scheduled.

-- A revision with a number below 0 is a saved draft, one for each different document. It is deleted some time after
-- another draft superseded it. currency and outside_hours repeat the document with its defaults, for queries.
alter table store_revisions
  add column currency text,
  add column outside_hours jsonb,
  add column superseded_at timestamptz,
  drop constraint store_revisions_number_check,
  add constraint store_revisions_number_check check (number <> 0);

drop trigger revisions_stay on store_revisions;

update store_revisions revision set currency = store.currency, outside_hours = store.outside_hours
  from stores store where store.id = revision.store_id and store.revision = revision.number;
update store_revisions
  set currency = coalesce(document #>> '{app,currency}', 'Rp'), outside_hours = document #> '{app,outside_hours}'
  where currency is null;

create trigger revisions_stay before update or delete on store_revisions
  for each row when (old.number > 0) execute function refuse_change();
create trigger no_revisions_are_cut before truncate on store_revisions
  for each statement execute function refuse_change();

create unique index draft_of_document on store_revisions (store_id, checksum) where number < 0;
create index superseded_drafts on store_revisions (superseded_at) where superseded_at is not null;

-- From when on a revision is the current one, by whom and why. `base` is the revision that it follows, and `changes`
-- says what is different from it. The beginning and the end of one scheduled change have the same `plan`; their
-- `conflicts` are the fields that a later publish changed too. A row without a plan is effective at once, also after
-- the clock was put back.
create table store_pointers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  revision integer not null check (revision > 0),
  base integer,
  effective_at timestamptz not null,
  cause text not null check (cause in ('apply', 'rollback', 'publish', 'schedule', 'end')),
  plan text,
  author text,
  message text,
  changes text[] not null default '{}',
  conflicts jsonb not null default '[]',
  made_at timestamptz not null default now(),
  cancelled_at timestamptz,
  check ((plan is not null) = (cause in ('schedule', 'end'))),
  foreign key (store_id, revision) references store_revisions (store_id, number),
  foreign key (store_id, base) references store_revisions (store_id, number)
);
create index current_pointer on store_pointers (store_id, effective_at desc, id desc) where cancelled_at is null;
create index pointers_of_revision on store_pointers (store_id, revision, id);
create unique index pointers_of_plan on store_pointers (plan, cause) where plan is not null;

insert into store_pointers (store_id, revision, effective_at, cause, author, message, changes, made_at)
  select store_id, revision, moved_at, cause, author, message, changes, moved_at from revision_moves order by id;

create trigger pointers_stay before update or delete on store_pointers
  for each row when (old.plan is null or old.effective_at <= now())
  execute function refuse_change();
create trigger no_pointers_are_cut before truncate on store_pointers
  for each statement execute function refuse_change();

drop table revision_moves;
alter table stores drop column revision, drop column currency, drop column outside_hours;

-- Each store with its current revision. A preview reads one store at another revision: `storefront.preview` is then
-- `codename:revision`.
create view current_stores as
  select store.id, store.codename, store.view_uid, revision.number as revision, revision.currency, revision.outside_hours
  from stores store
    join store_revisions revision on revision.store_id = store.id and revision.number = coalesce(
      case when split_part(current_setting('storefront.preview', true), ':', 1) = store.codename
        then nullif(split_part(current_setting('storefront.preview', true), ':', 2), '')::integer end,
      (
        select pointer.revision from store_pointers pointer
        where pointer.store_id = store.id and pointer.cancelled_at is null
          and (pointer.plan is null or pointer.effective_at <= statement_timestamp())
        order by pointer.effective_at desc, pointer.id desc limit 1
      )
    );

-- The one draft of a store. `base` is the published revision that it was made from; `shown` is its last revision
-- without errors, which previews show; `issues` are the errors of `revision`.
create table store_drafts (
  store_id bigint primary key references stores,
  revision integer not null check (revision < 0),
  base integer not null check (base > 0),
  shown integer not null,
  issues jsonb not null default '[]',
  conflicts jsonb not null default '[]',
  author text,
  saved_at timestamptz not null default now(),
  foreign key (store_id, revision) references store_revisions (store_id, number),
  foreign key (store_id, base) references store_revisions (store_id, number),
  foreign key (store_id, shown) references store_revisions (store_id, number)
);
