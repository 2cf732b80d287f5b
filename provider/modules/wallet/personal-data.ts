import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** Empty by the time that an account is closed; its entries are the store's books. */
export const walletData: readonly PersonalTable[] = [
  {
    table: 'ledger_accounts',
    rows: ofPerson,
    erase: 'nothing',
    export: `data.kind, data.unit, data.balance,
      (select json_agg(json_build_object('amount', case to_account when data.id then amount else -amount end,
         'reason', reason, 'made_at', made_at) order by id)
       from ledger_entries where data.id in (from_account, to_account)) as entries`,
  },
];
