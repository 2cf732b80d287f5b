import { loadAhead } from '../../../../src/app/router/load-ahead';
import { menuRoute } from '../../../../src/screens/menu/route';

let preload: jest.SpyInstance<Promise<void>>;
beforeAll(() => loadAhead('/kopi'));
beforeEach(() => {
  preload = jest.spyOn(menuRoute.screen, 'preload').mockResolvedValue();
  document.body.replaceChildren();
});

async function reachFor(attributes: { [name: string]: string }, event = 'pointerover') {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const picture = link.appendChild(document.createElement('b'));
  document.body.append(link);
  picture.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise((done) => setTimeout(done, 0));
  return preload.mock.calls.length;
}

test.each(['pointerover', 'pointerdown', 'focusin'])('a page is loaded at %s on a link to it', async (event) => {
  expect(await reachFor({ href: '/kopi/m/biji-biji1' }, event)).toBe(1);
});

test.each([
  ['of another store', { href: '/kopikita/m/biji-biji1' }],
  ['of another site', { href: 'https://other.test/kopi/m/biji-biji1' }],
  ['that the server answers', { href: '/kopi/m/biji-biji1', rel: 'nofollow' }],
  ['behind a link with its own effect', { href: '/kopi/m/biji-biji1', 'data-own': '' }],
  ['in a new tab', { href: '/kopi/m/biji-biji1', target: '_blank' }],
])('a page %s is not loaded', async (_name, attributes) => {
  expect(await reachFor(attributes)).toBe(0);
});

test('a page whose code fails is loaded again at the next time', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  await reachFor({ href: '/kopi/m/biji-biji1' });
  expect(await reachFor({ href: '/kopi/m/biji-biji1' })).toBe(2);
});
