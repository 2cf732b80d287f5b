import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** Lines are deleted with their cart. */
export const cartData: readonly PersonalTable[] = [
  {
    table: 'cart_lines',
    rows: ofPerson,
    erase: 'delete',
    export: `(select title from items where id = data.item_id) as item,
      (select name from variants where id = data.variant_id) as variant, data.quantity`,
  },
  { table: 'cart_losses', rows: ofPerson, erase: 'delete', export: 'data.title, data.variant_name, data.lost_at' },
  { table: 'carts', rows: ofPerson, erase: 'delete', export: 'data.revision' },
];
