-- Where mail goes out: when a row is tried next, how often it was, and when a server took it.
alter table outbox
  add column mail_due timestamptz not null default now(),
  add column mail_tries smallint not null default 0,
  add column mailed_at timestamptz;

create index outbox_mail on outbox (mail_due) where channel = 'email' and mailed_at is null;
