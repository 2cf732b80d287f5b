import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const directionData: readonly PersonalTable[] = [
  {
    table: 'ride_quotes',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.origin, data.destination, data.direction, data.price, data.quoted_at',
  },
];
