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
const started = () => pass(2600);
const reachable = (container: Element) =>
  [...container.querySelectorAll('a')]
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers();
  stubMotion();
});
afterEach(() => jest.useRealTimers());

test('only the first banner is shown until the page is at rest', async () => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  expect(screen.getByRole('link', { name: 'Promo satu' })).toHaveAttribute('href', '/promo-0');
  expect(screen.getByRole('img', { name: 'Promo satu' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).toBeNull();
  await started();
  expect(dots()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Promo' })).toHaveAttribute('aria-roledescription', 'carousel');
});

test('a single banner needs no slider', async () => {
  renderInPage(<BannerSlider banners={banners.slice(0, 1)} label="Promo" />);
  await started();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without banners nothing is rendered', () => {
  renderInPage(<BannerSlider banners={[]} label="Promo" />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('only the visible banner can be focused', async () => {
  const { container } = renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await started();
  expect(reachable(container)).toEqual(['/promo-0']);
  fireEvent.click(screen.getByRole('button', { name: 'Promo 2 dari 3' }));
  await pass(600);
  expect(reachable(container)).toEqual(['/promo-1']);
  expect(current()).toBe(1);
});

test('fades to the next banner every 3 seconds until paused', async () => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  await started();
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
  await started();
  await pass(10_000);
  expect(current()).toBe(0);
});

test('requests the picture of a banner when the one before it is shown', async () => {
  renderInPage(<BannerSlider banners={banners} label="Promo" />);
  const pictures = () => screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'));
  expect(pictures()).toEqual(['Promo satu']);
  await started();
  expect(pictures()).toEqual(['Promo satu', 'Promo dua']);
  await pass(3600);
  expect(pictures()).toEqual(['Promo satu', 'Promo dua', 'Promo tiga']);
});

test('becomes slides that can be swiped when a pointer reaches it, at the same banner', async () => {
  const { container } = renderInPage(<BannerSlider banners={banners} label="Promo" />);
  const slides = () => container.querySelector('.slick-slider');
  await started();
  await pass(3600);
  expect(slides()).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('region'));
  await pass(100);
  expect(slides()).toBeInTheDocument();
  expect(current()).toBe(1);
  expect(reachable(container)).toEqual(['/promo-1']);
});
