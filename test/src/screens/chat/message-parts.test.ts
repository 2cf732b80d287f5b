import { messageParts } from '../../../../src/screens/chat/message-parts';

const links = (text: string) =>
  messageParts(text, 'TK').flatMap(({ kind, text: one }) => (kind === 'text' ? [] : [`${kind} ${one}`]));

test.each([
  ['Pesanan TK20261122 kapan dikirim?', ['order TK20261122']],
  ['tk20261122, TK20261123.', ['order tk20261122', 'order TK20261123']],
  ['TK123 atau XTK20261122', []],
  ['Lihat https://toko.test/a?b=c#d.', ['url https://toko.test/a?b=c#d']],
  ['(http://toko.test/a)', ['url http://toko.test/a']],
  ['https://toko.test/TK20261122', ['url https://toko.test/TK20261122']],
  ['javascript:alert(1) data:text/html,a //toko.test ftp://toko.test', []],
  ['https://', []],
  ['https://[', []],
  ['<a href="https://toko.test">di sini</a>', ['url https://toko.test']],
])('the links of "%s"', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('a text stays complete, whatever parts of it are links', () => {
  const text = ' Halo,\n TK20261122 https://toko.test/. <b>😀</b> ';
  expect(
    messageParts(text, 'TK')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(messageParts('a'.repeat(10_000), 'TK')).toHaveLength(1);
  expect(messageParts('', 'TK')).toEqual([]);
});
