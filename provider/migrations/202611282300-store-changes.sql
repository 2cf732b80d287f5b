-- When something of a store changes that its public pages show, in the transaction that changes it.

-- The set of a store's ids is its catalogue version. Rows are only added, so that orders of one store do not wait for
-- each other. Old rows are deleted. No foreign key: its lock on the store's row could meet that of a catalogue that is
-- being replaced.
create table catalogue_changes (
  store_id bigint not null,
  id bigint generated always as identity,
  changed_at timestamptz not null default now(),
  primary key (store_id, id)
);

create function tell_store_change(changed_store bigint) returns void language sql as $$
  select pg_notify('store_changed', json_build_object('codename', codename)::text) from stores where id = changed_store
$$;

-- `changed` are the changed rows of the statement.
create function note_catalogue_change() returns trigger language plpgsql as $$
declare
  changed_store bigint;
begin
  for changed_store in select distinct store_id from changed loop
    insert into catalogue_changes (store_id) values (changed_store);
    perform tell_store_change(changed_store);
  end loop;
  return null;
end $$;

-- A row that is written as it was has not changed.
create function note_catalogue_update() returns trigger language plpgsql as $$
declare
  changed_store bigint;
begin
  for changed_store in
    select distinct changed.store_id from changed join before using (id) where changed.* is distinct from before.*
  loop
    insert into catalogue_changes (store_id) values (changed_store);
    perform tell_store_change(changed_store);
  end loop;
  return null;
end $$;

do $$
declare
  content text;
begin
  foreach content in array array['items', 'variants', 'reviews', 'component_items'] loop
    execute format('create trigger note_inserted after insert on %I referencing new table as changed
      for each statement execute function note_catalogue_change()', content);
    execute format('create trigger note_deleted after delete on %I referencing old table as changed
      for each statement execute function note_catalogue_change()', content);
  end loop;
  foreach content in array array['items', 'variants', 'reviews'] loop
    execute format('create trigger note_updated after update on %I
      referencing old table as before new table as changed
      for each statement execute function note_catalogue_update()', content);
  end loop;
end $$;

create trigger note_updated after update on component_items referencing new table as changed
  for each statement execute function note_catalogue_change();

-- Another revision is the current one, or will be at another time.
create function note_pointer() returns trigger language plpgsql as $$
begin
  perform tell_store_change(new.store_id);
  return null;
end $$;
create trigger note_pointer after insert or update on store_pointers for each row execute function note_pointer();
