import { ofPerson, type PersonalTable } from '../../database/personal-data';

/** Pending deliveries are deleted with both. */
export const notificationData: readonly PersonalTable[] = [
  {
    table: 'notifications',
    rows: ofPerson,
    erase: 'delete',
    export: 'data.kind, data.event, data.subject, data.target_uid, data.created_at, data.read_at',
  },
  { table: 'push_subscriptions', rows: ofPerson, erase: 'delete', export: 'data.endpoint, data.created_at' },
];
