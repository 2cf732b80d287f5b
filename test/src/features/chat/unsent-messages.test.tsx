import { act } from '@testing-library/react';
import { ChatMessagesDocument } from '../../../../src/__generated__/documents/chat-messages';
import { SendMessageDocument } from '../../../../src/__generated__/documents/send-message';
import { type Execute, ExecuteContext } from '../../../../src/api/execute';
import type { OutgoingMessage } from '../../../../src/features/chat/selectors';
import { storedChat } from '../../../../src/features/chat/stored-chat';
import { unsentChats } from '../../../../src/features/chat/unsent-chats';
import UnsentMessages from '../../../../src/features/chat/unsent-messages';
import type { Upload } from '../../../../src/api/upload-picture';
import { readPicture, storePicture } from '../../../../src/storage/stored-pictures';
import { renderInStore } from '../../../support/browser/render-in-store';
import { failure } from '../../../support/browser/store-page';
import { testStore } from '../../../support/browser/test-store';

jest.mock('../../../../src/api/upload-picture', () => ({
  uploadPicture: (upload: Upload) => {
    mockUploads.push(upload);
    return () => undefined;
  },
}));

const mockUploads: Upload[] = [];
const store = testStore();
const { codename } = store;
const message = (code: string, hasPicture = false): OutgoingMessage => ({
  ...{ code, text: hasPicture ? '' : `Pesan ${code}`, hasPicture, item: null, writtenAt: '2026-11-24T03:00:00.000Z' },
});
const leave = (id: string, messages: readonly OutgoingMessage[], customer = 'c1') =>
  storedChat(codename, customer, id).writeMessages({ queue: messages, refused: [] }, new Set());
const left = (id: string) => storedChat(codename, 'c1', id).read();
const accepted = {
  ...{ __typename: 'Chat', readUntil: null },
  messages: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
};

/** Answers the sent codes in order. */
async function send(answer: (code: string) => object) {
  const sent: [shop: string | null, code: string][] = [];
  const execute = jest.fn(
    async ({ id }: { id: string }, variables: { input: { shop: string; idempotencyKey: string } }) => {
      if (id === ChatMessagesDocument.id) return { ok: true, data: { customer: { chat: accepted } } };
      if (id !== SendMessageDocument.id) throw new Error('Nothing else is asked');
      const { shop, idempotencyKey } = variables.input;
      sent.push([shop, idempotencyKey]);
      const answered = answer(idempotencyKey);
      return 'ok' in answered ? answered : { ok: true, data: { sendMessage: answered } };
    },
  ) as unknown as Execute;
  const shown = await act(async () =>
    renderInStore(
      <ExecuteContext value={execute}>
        <UnsentMessages chats={unsentChats(codename, 'c1')} />
      </ExecuteContext>,
      store,
    ),
  );
  return { sent, ...shown };
}

afterEach(() => {
  localStorage.clear();
  mockUploads.length = 0;
});

describe('unsent messages of a page', () => {
  test('are those of this browser’s customer, whatever another customer left', () => {
    leave('toko', [message('a')]);
    leave('lain', [message('b')], 'c2');
    storedChat(codename, 'c1', 'draf').writeDraft('Halo');
    expect(unsentChats(codename, 'c1')).toEqual([{ customer: 'c1', id: 'toko' }]);
    expect(unsentChats(codename, 'c3')).toEqual([]);
  });

  test('are sent from any page, each chat in its order, with the codes that they had', async () => {
    leave('toko', [message('a'), message('b')]);
    leave(store.id, [message('c')]);
    const { sent } = await send(() => accepted);
    expect(sent.filter(([shop]) => shop === 'toko')).toEqual([
      ['toko', 'a'],
      ['toko', 'b'],
    ]);
    expect(sent.filter(([shop]) => shop === null)).toEqual([[null, 'c']]);
    expect(unsentChats(codename, 'c1')).toEqual([]);
  });

  test('stay with their texts if they do not arrive or are refused', async () => {
    leave('toko', [message('a'), message('b')]);
    await send((code) =>
      code === 'a' ? { __typename: 'Refusal', code: 'MESSAGE_EMPTY', message: '' } : { ...failure },
    );
    const { queue, refused } = left('toko');
    expect([queue.map(({ text }) => text), refused.map(({ text }) => text)]).toEqual([['Pesan b'], ['Pesan a']]);
  });

  test('of another tab are not lost by the tab that sends', async () => {
    leave('toko', [message('a')]);
    const { sent } = await send((code) => {
      if (code === 'a') leave('toko', [message('a'), message('b')]);
      return accepted;
    });
    expect(sent).toEqual([['toko', 'a']]);
    expect(left('toko').queue.map(({ code }) => code)).toEqual(['b']);
  });
});

describe('a picture that is not sent yet', () => {
  const picture = new Blob(['a'], { type: 'image/png' });

  test('is sent in its place, from whatever page', async () => {
    await storePicture(codename, 'c1', 'a', picture);
    leave('toko', [message('a', true), message('b')]);
    const { sent } = await send(() => accepted);
    expect(mockUploads.map((upload) => [upload.headers, upload.picture])).toEqual([
      [{ 'idempotency-key': 'a' }, picture],
    ]);
    expect(sent).toEqual([]);
    await act(async () => mockUploads.at(-1)?.onEnd({ outcome: 'done' }));
    expect(sent).toEqual([['toko', 'b']]);
    expect(await readPicture('a')).toBeNull();
  });

  test('that was deleted stays refused, and nothing is sent in its place', async () => {
    leave('toko', [message('gone', true), message('b')]);
    const { sent } = await send(() => accepted);
    expect(mockUploads).toEqual([]);
    expect(sent).toEqual([['toko', 'b']]);
    expect(left('toko').refused).toMatchObject([{ code: 'gone', refusal: { code: 'PICTURE_GONE' } }]);
  });
});
