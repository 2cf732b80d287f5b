import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const mailData: readonly PersonalTable[] = [
  {
    table: 'outbox',
    rows: `${ofPerson} or (data.store_id = person.store_id and lower(data.recipient) = any (person.identities))`,
    erase: 'delete',
    export: 'data.channel, data.recipient, data.subject, data.body, data.created_at',
  },
];
