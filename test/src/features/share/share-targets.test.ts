import { shareTargets } from '../../../../src/features/share/share-targets';

const page = { address: 'http://toko.example/p/teh_&_susu-t1', title: 'Teh & Susu' };
const address = 'http%3A%2F%2Ftoko.example%2Fp%2Fteh_%26_susu-t1';
const title = 'Teh%20%26%20Susu';

test.each([
  ['telegram', `https://t.me/share/url?url=${address}&text=${title}`],
  ['twitter', `https://twitter.com/intent/tweet?url=${address}&text=${title}`],
  ['whatsapp', `https://wa.me/?text=${title}%20${address}`],
  ['line', `https://social-plugins.line.me/lineit/share?url=${address}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ['email', `mailto:?subject=${title}&body=${address}`],
])('sharing to %s encodes the URL and the title', (name, href) => {
  expect(shareTargets(page).find((target) => target.name === name)?.href).toBe(href);
});

test('there are no other targets', () => {
  expect(shareTargets(page)).toHaveLength(6);
});
