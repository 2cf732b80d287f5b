import { act, fireEvent, screen } from '@testing-library/react';
// Loaded before, because these tests do not check the loading time.
import '../../../../src/ui/carousel/banner-slides';
import { BannerSlider } from '../../../../src/ui/carousel/banner-slider';
import { renderInPage } from '../../../support/browser/in-page';
import { stubMotion } from '../../../support/browser/motion';

const banners = ['Promo satu', 'Promo dua', 'Promo tiga'].map((title, at) => ({
  title,
  image: `appslider/${at}.svg`,
  link: { to: `/promo-${at}` },
}));
const dots = () => screen.getAllByRole('button', { name: /^Promo \d dari 3$/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
/** In steps, because React renders only between them. */
async function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}
const loaded = () => pass(2600);
const reachable = (container: Element) =>
  [...container.querySelectorAll('.slick-slide a')]
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers();
  stubMotion();
});
afterEach(() => jest.useRealTimers());

test('the first banner is shown before the slider is loaded', async () => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  expect(screen.getByRole('link', { name: 'Promo satu' })).toHaveAttribute('href', '/promo-0');
  expect(screen.getByRole('img', { name: 'Promo satu' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).toBeNull();
  await loaded();
  expect(dots()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Promo' })).toHaveAttribute('aria-roledescription', 'carousel');
});

test('a single banner needs no slider', async () => {
  renderInPage(<BannerSlider banners={banners.slice(0, 1)} label="Promo" />);
  await loaded();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without banners nothing is rendered', () => {
  renderInPage(<BannerSlider banners={[]} label="Promo" />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('only the visible banner can be focused', async () => {
  const { container } = renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await loaded();
  expect(reachable(container)).toEqual(['/promo-0']);
  fireEvent.click(screen.getByRole('button', { name: 'Promo 2 dari 3' }));
  await pass(600);
  expect(reachable(container)).toEqual(['/promo-1']);
  expect(current()).toBe(1);
});

test('fades to the next banner every 3 seconds until paused', async () => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await loaded();
  await pass(3600);
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Jeda' }));
  await pass(10_000);
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Putar' }));
  await pass(3600);
  expect(current()).toBe(2);
});

test.each([
  ['once it moves', 0],
  ['before it moves', 2600],
])('stays when touched %s', async (_when, rest) => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await pass(2600 - rest);
  fireEvent.touchStart(screen.getByRole('region'));
  await pass(rest + 10_000);
  expect(current()).toBe(0);
  expect(screen.getByRole('button', { name: 'Putar' })).toBeVisible();
});

test('does not move with reduced motion', async () => {
  stubMotion({ still: true });
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await loaded();
  await pass(10_000);
  expect(current()).toBe(0);
});
