import { chatMessageLength } from '../../../../server/__generated__/limits';
import { createChat } from '../../../../server/domains/chat/adapter';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import type { ProviderCalls } from '../../../../server/provider-client/provider-client';
import { app } from '../../../support/server/rest-examples';

const refused = { success: false, message: '', error_code: 'CHAT_CLOSED', data: null };
const sendMessage = jest.fn(async () => refused);
const chat = createChat({ sendMessage } as unknown as ProviderCalls, mapStoreRecord(app()).store, 'rina');
const send = (text: string, shop: string | null = null) => chat.send({ shop, text, idempotencyKey: 'WEB-1' });
beforeEach(() => sendMessage.mockClear());

test('a message as long as the contract allows is sent, a longer one is not', async () => {
  await send('a'.repeat(chatMessageLength));
  expect(sendMessage).toHaveBeenCalledTimes(1);
  await expect(send('a'.repeat(chatMessageLength + 1))).rejects.toMatchObject({ kind: 'input' });
  await expect(send('Halo', '../admin')).rejects.toMatchObject({ kind: 'input' });
  expect(sendMessage).toHaveBeenCalledTimes(1);
});
