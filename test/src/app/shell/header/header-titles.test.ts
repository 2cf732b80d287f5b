import messages from '../../../../../src/__generated__/messages/id';
import { headerTitles } from '../../../../../src/app/shell/header/header-titles';
import { createTranslate } from '../../../../../src/i18n/translate';
import { ContentMode } from '../../../../../src/routing/define-route';

const text = createTranslate('id', messages);

test.each([
  [3, 'Akunku'],
  [4, 'Keranjang'],
  [5, 'Checkout'],
  [6, 'Pesan'],
  [7, 'Tagihan'],
  [8, 'Pembayaran'],
  [9, 'Ubah Profil'],
  [10, 'Pengaturan'],
  [17, 'Pesanan'],
  [18, 'Pemesanan'],
] as const)('content %i is titled %s', (content, title) => {
  const key = headerTitles[content];
  expect(key && text(key)).toBe(title);
});

test('no other content has a title', () => {
  const others = Object.values(ContentMode).filter(
    (content) => content < 3 || (content > 10 && content < ContentMode.ORDER),
  );
  expect(others.map((content) => headerTitles[content])).toEqual(others.map(() => undefined));
});
