-- Of the page that somebody registered on; the account begins with it.
alter table registrations add column language text not null default 'in' check (language in ('in', 'en'));
