import type { PersonalTable } from '../../database/personal-data';

/** Referrals that earned nothing are deleted; the ledger refers to the others. */
export const referralData: readonly PersonalTable[] = [
  {
    table: 'referrals',
    rows: 'person.id in (data.friend_id, data.referrer_id) and data.completed_at is null',
    erase: 'delete',
    export: 'data.friend_id = person.id as entered_by_me, data.entered_at',
  },
];
