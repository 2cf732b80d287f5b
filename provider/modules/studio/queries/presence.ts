import type { components } from '../../../__generated__/studio';
import { isoTime } from '../../../clock';
import type { Database } from '../../../database/database';

type Colleague = components['schemas']['Colleague'];

export interface Place {
  storeId: number;
  staffId: number;
  /** The tab of the browser. */
  client: string;
  /** A JSON pointer into the document. */
  pointer: string;
}

/** Milliseconds after which a tab that has not reported counts as closed. */
const silentMs = 15_000;
const maxColleagues = 50;
/** Of a person in a store; the ones that reported last count. */
const maxTabs = 5;

const since = (now: Date) => new Date(now.getTime() - silentMs);

export const createPresence = (database: Database) => ({
  /** Deletes older tabs of the person, so that nobody fills the table. */
  report: ({ storeId, staffId, client, pointer }: Place, now: Date) =>
    database.query(
      `with dropped as (
         delete from staff_presence where store_id = $1 and staff_id = $2 and client in (
           select client from staff_presence where store_id = $1 and staff_id = $2 and client <> $3
           order by seen_at desc, client offset ${maxTabs - 1}
         )
       )
       insert into staff_presence (store_id, staff_id, client, pointer, seen_at) values ($1, $2, $3, $4, $5)
       on conflict (store_id, staff_id, client) do update set pointer = excluded.pointer, seen_at = excluded.seen_at`,
      [storeId, staffId, client, pointer, now],
    ),

  /** The other tabs in the store, by name. Whoever is no member any more is in none. */
  others: ({ storeId, staffId, client }: Omit<Place, 'pointer'>, now: Date) =>
    database.query<Colleague>(
      `select person.view_uid as staff_uid, person.name, here.client, here.pointer, ${isoTime('here.seen_at')} as seen_at
       from (
           select *, row_number() over (partition by staff_id order by seen_at desc, client) as place
           from staff_presence where store_id = $1 and seen_at > $4
         ) here
         join memberships member on member.staff_id = here.staff_id and member.store_id = here.store_id
         join staff person on person.id = here.staff_id
       where here.place <= ${maxTabs} and (here.staff_id, here.client) <> ($2, $3)
       order by lower(person.name), person.id, here.client limit ${maxColleagues}`,
      [storeId, staffId, client, since(now)],
    ),

  dropSilent: async (now: Date) => {
    await database.query('delete from staff_presence where seen_at <= $1', [since(now)]);
  },
});
