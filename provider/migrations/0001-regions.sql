create extension if not exists pg_trgm;
create extension if not exists cube;
create extension if not exists earthdistance;

-- Work that is done once, such as loading the regions.
create table milestones (
  name text primary key,
  reached_at timestamptz not null default now()
);

create table provinces (
  code text primary key,
  name text not null
);

create table regencies (
  code text primary key,
  province_code text not null references provinces,
  name text not null
);
create index regencies_of_province on regencies (province_code);

create table districts (
  code text primary key,
  regency_code text not null references regencies,
  name text not null
);
create index districts_of_regency on districts (regency_code);
