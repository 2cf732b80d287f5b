import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const favouriteData: readonly PersonalTable[] = [
  { table: 'favourites', rows: ofPerson, erase: 'delete', export: 'data.item_uid, data.title, data.added_at' },
];
