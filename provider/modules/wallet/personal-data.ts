import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** The balance is 0 when an account is closed. The entries stay, for the store's accounts. */
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
