import { shareTargets } from '../../../../src/features/share/share-targets';

const page = { url: 'http://toko.example/p/teh_&_susu-t1', title: 'Teh & Susu' };
const encoded = 'http%3A%2F%2Ftoko.example%2Fp%2Fteh_%26_susu-t1';
const title = 'Teh%20%26%20Susu';

test.each([
  ['telegram', `https://t.me/share/url?url=${encoded}&text=${title}`],
  ['twitter', `https://twitter.com/intent/tweet?url=${encoded}&text=${title}`],
  ['whatsapp', `https://wa.me/?text=${title}%20${encoded}`],
  ['line', `https://social-plugins.line.me/lineit/share?url=${encoded}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
  ['email', `mailto:?subject=${title}&body=${encoded}`],
])('sharing to %s encodes the URL and the title', (name, href) => {
  expect(shareTargets(page).find((target) => target.name === name)?.href).toBe(href);
});

test('there are no other targets', () => {
  expect(shareTargets(page)).toHaveLength(6);
});
