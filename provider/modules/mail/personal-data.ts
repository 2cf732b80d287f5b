import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** A code, and the link of an invitation, prove access to the mailbox or phone, so an export hides them. */
const body = String.raw`regexp_replace(regexp_replace(data.body, '\m\d{6}\M', '…', 'g'), '/invitations/[\w-]+', '/invitations/…', 'g')`;

export const mailData: readonly PersonalTable[] = [
  {
    table: 'outbox',
    rows: `${ofPerson} or (data.store_id = person.store_id and lower(data.recipient) = any (person.identities))`,
    erase: 'delete',
    export: `data.channel, data.recipient, data.subject, ${body} as body, data.created_at`,
  },
];
