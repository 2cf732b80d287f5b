import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** A code proves access to the mailbox or phone, so an export hides it. */
export const mailData: readonly PersonalTable[] = [
  {
    table: 'outbox',
    rows: `${ofPerson} or (data.store_id = person.store_id and lower(data.recipient) = any (person.identities))`,
    erase: 'delete',
    export: `data.channel, data.recipient, data.subject, regexp_replace(data.body, '\\m\\d{6}\\M', '…', 'g') as body, data.created_at`,
  },
];
