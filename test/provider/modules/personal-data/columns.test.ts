import { personalTables } from '../../../../provider/modules/modules';
import { databases, openMigrated } from '../../../support/provider/databases';
import { columns } from './columns';

const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '');

test('every column of the schema is classified', async () => {
  const [, open] = databases.at(-1) ?? [];
  if (!open) throw new Error('There is no database');
  const database = await openMigrated(open);
  const rows = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  await database.close();
  const classified = Object.entries(columns).flatMap(([table, { personal, other }]) =>
    [...wordsOf(personal), ...wordsOf(other)].map((column) => `${table}.${column}`),
  );
  expect(classified.sort()).toEqual(rows.map(({ name }) => name).sort());
});

const personal = Object.entries(columns).flatMap(([table, row]) =>
  wordsOf(row.personal).map((column) => [table, column] as const),
);

test.each(personal)('%s.%s is erased', (table, column) => {
  const own = personalTables.filter((one) => one.table === table);
  expect(own.some(({ erase }) => erase === 'delete' || Object.hasOwn(Object(erase) as object, column))).toBe(true);
});

/** Columns about other people. */
const unexported = ['driver'];

test.each(personal.filter(([, column]) => !unexported.includes(column)))('%s.%s is exported', (table, column) => {
  const own = personalTables.filter((one) => one.table === table);
  expect(own.some((one) => new RegExp(`\\bdata\\.${column}\\b`).test(one.export))).toBe(true);
});
