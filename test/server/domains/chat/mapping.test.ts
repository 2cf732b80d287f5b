import type { Rest } from '../../../../server/model/models';
import { mapMessages } from '../../../../server/domains/chat/mapping';

const pageOf = (message: Partial<Rest['ChatMessage']>) => ({
  data: [
    {
      ...{ unique_id: '7', role: 1, type: 0, content: 'Halo', creation_date: '2026-11-24 10:00:00' },
      ...{ session_code: null, item: null, ...message },
    },
  ],
  ...{ total: 1, last_page: 1, next_page_url: null },
});
const messageOf = (message: Partial<Rest['ChatMessage']>) => mapMessages({ result: pageOf(message) }, 1).nodes[0];

const item = { view_uid: 'gawai', title: 'Gawai Kita', image: null, price: 0, currency: 'Rp' };

test.each([
  ['has its price', 4_500, { amount: 4_500, currency: 'Rp' }],
  ['without a price, as a shop, has none', 0, null],
])('an item of a message %s', (_what, price, shown) => {
  expect(messageOf({ item: { ...item, price } })?.item).toMatchObject({ id: 'gawai', price: shown });
});

test.each([
  ['nota.pdf ~ https://toko.test/a.pdf', 'nota.pdf', 'https://toko.test/a.pdf'],
  ['a ~ b.pdf ~ https://toko.test/a.pdf', 'a ~ b.pdf', 'https://toko.test/a.pdf'],
  ['nota.pdf ~ javascript:alert(1)', 'nota.pdf', null],
  ['nota.pdf', 'nota.pdf', null],
  [' ~ https://toko.test/a.pdf', '', 'https://toko.test/a.pdf'],
])('the file %j is called %j and has the URL %j', (content, text, url) => {
  expect(messageOf({ type: 2, content })).toMatchObject({ kind: 'FILE', text, url });
});

test('no character changes the direction of a text or of a file name', () => {
  expect(messageOf({ content: 'a\u202eb\u202c \u2066c\u2069' })?.text).toBe('ab c');
  expect(messageOf({ type: 2, content: 'nota\u202egpj.exe ~ https://toko.test/a' })?.text).toBe('notagpj.exe');
});
