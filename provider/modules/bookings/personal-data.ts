import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** Releases the times that are only held. */
export const bookingData: readonly PersonalTable[] = [
  {
    table: 'bookings',
    rows: ofPerson,
    erase: { state: `case data.state when 'held' then 'released' else data.state end`, held_until: 'null' },
    export: `(select title from items where id = data.item_id) as item, data.state, data.starts_at, data.ends_at`,
  },
];
