import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const voucherData: readonly PersonalTable[] = [
  {
    table: 'voucher_uses',
    rows: ofPerson,
    erase: 'delete',
    export: '(select code from vouchers where id = data.voucher_id) as voucher, data.uses',
  },
];
