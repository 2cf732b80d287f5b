import type { OutgoingMessage, ThreadMessage } from '../../../../src/features/chat/selectors';
import { chatStart } from '../../../../src/screens/chat/chat-start';

const itemOf = (id: string) => ({ id, title: id, image: null, price: null });
const sent = (text: string, differences: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...{ id: '1', kind: 'TEXT', isOwn: true, text, url: null, sentAt: '', idempotencyKey: null, item: null },
  ...differences,
});
const queued = (text: string, item: string): OutgoingMessage => ({
  ...{ code: 'WEB1', text, hasPicture: false, item: itemOf(item), writtenAt: '' },
});
const start = { about: itemOf('bayam'), orderNumber: 'TK20261122' };
const begin = (messages: ThreadMessage[], queue: OutgoingMessage[] = []) => {
  const { about, orderNumber } = chatStart(start, messages, queue);
  return [about?.id ?? null, orderNumber];
};

test.each([
  ['nothing is written yet', begin([]), ['bayam', 'TK20261122']],
  [
    'the seller alone names both',
    begin([sent('TK20261122', { isOwn: false, item: itemOf('bayam') })]),
    ['bayam', 'TK20261122'],
  ],
  ['the item is named', begin([sent('Ada?', { item: itemOf('bayam') }), sent('Halo')]), [null, 'TK20261122']],
  ['it is named, and not sent yet', begin([], [queued('Ada?', 'bayam')]), [null, 'TK20261122']],
  [
    'another item is named since',
    begin([sent('Ada?', { item: itemOf('bayam') })], [queued('Ini?', 'garam')]),
    ['bayam', 'TK20261122'],
  ],
  ['the order is named', begin([sent('Soal pesanan TK20261122.')]), ['bayam', null]],
])('where %s', (_where, found, expected) => {
  expect(found).toEqual(expected);
});
