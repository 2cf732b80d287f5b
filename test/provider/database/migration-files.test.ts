import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChanges, readMigrations } from '../../../provider/database/migration-files';

test.each([
  ['drop table orders;'],
  ['alter table orders drop column note;'],
  ['ALTER TABLE orders RENAME COLUMN note TO remark;'],
  ['alter table orders alter column total type numeric;'],
  ['alter table orders alter total set data type numeric;'],
  ['alter table orders alter column note set not null;'],
  ['alter table orders add column weight int not null;'],
])('%s breaks older programs', (sql) => {
  expect(breakingChanges(sql)).not.toEqual([]);
});

test.each([
  ['create table drops (renamed text not null);'],
  ['-- drop table orders\nalter table orders add column weight int;'],
  ['alter table orders add column weight int not null default 0, add column at timestamptz;'],
  ['create index orders_note on orders (note);'],
])('%s does not break older programs', (sql) => {
  expect(breakingChanges(sql)).toEqual([]);
});

const folderWith = (name: string, sql: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-migrations-'));
  writeFileSync(join(folder, name), sql);
  return folder;
};

test('a new breaking migration is refused unless it is marked', () => {
  expect(() => readMigrations(folderWith('0013-x.sql', 'drop table orders;'))).toThrow(
    'Migration 0013-x.sql drops something: migrations may only add.',
  );
  const declared = folderWith('0013-x.sql', '-- breaks-before: 12\ndrop table orders;');
  expect(readMigrations(declared)).toMatchObject([{ number: 13, breaksBefore: 12 }]);
});

test('the migrations of this program are additive or marked as breaking', () => {
  expect(readMigrations(join(__dirname, '../../../provider/migrations'))).not.toEqual([]);
});
