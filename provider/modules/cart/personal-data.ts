import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** Lines go with their cart. */
export const cartData: readonly PersonalTable[] = [
  {
    table: 'cart_lines',
    rows: ofPerson,
    erase: 'delete',
    export: `(select title from items where id = data.item_id) as item,
      (select name from variants where id = data.variant_id) as variant, data.quantity`,
  },
  { table: 'carts', rows: ofPerson, erase: 'delete', export: 'data.revision' },
];
