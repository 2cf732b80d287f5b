import { ChatMessageType } from '../../__generated__/codes';
import { ofPerson, type PersonalTable } from '../../database/personal-data';

export const chatData: readonly PersonalTable[] = [
  {
    table: 'chat_messages',
    rows: 'data.chat_id in (select id from chats where customer_id = person.id)',
    erase: 'delete',
    export: 'data.by_customer, data.type, data.content, data.item, data.sent_at',
    blob: `case data.type when ${ChatMessageType.PICTURE} then data.content end`,
  },
  { table: 'chats', rows: ofPerson, erase: 'delete', export: 'data.shop_uid, data.shop_title' },
];
