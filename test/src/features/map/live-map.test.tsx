import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFragment } from '../../../../src/api/fragment';
import LocationMap from '../../../../src/renderers/components/location-map';
import { scaleOf } from '../../../../src/features/map/scale-bar';
import { tilesAround, worldPixel, zooms } from '../../../../src/features/map/tiles';
import { stubMotion } from '../../../support/browser/motion';
import { component, place } from '../../../support/browser/part-fixtures';
import { renderPart } from '../../../support/browser/render-part';

beforeEach(() => stubMotion({ still: true }));

const monas = { latitude: -6.1754, longitude: 106.8272 };

const node = readFragment(
  component('LocationMap', {
    name: 'Titik ambil',
    locations: [
      place({ id: 'a', name: 'Gudang Cibogo' }),
      place({
        id: 'b',
        name: 'Pasar Kosambi',
        isMain: true,
        position: { __typename: 'Position', latitude: -6.9195, longitude: 107.6191 },
      }),
    ],
  }),
);

const show = () => {
  if (node.__typename !== 'LocationMap') throw new Error('The fixture is a map');
  return renderPart(<LocationMap node={node} heading={null} seenFirst />);
};

const card = (name: string) => screen.getByRole('button', { name });
const marker = (name: string) => screen.findByRole('button', { name: `Lihat ${name} di peta` });

test('zoom levels are those of the specification', () => {
  expect(zooms).toEqual({ normal: 17, min: 13, max: 20 });
});

test('a point is on the standard web map tile', () => {
  const { x, y } = worldPixel(monas, 17);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([104430, 67788]);
});

test.each([
  [0, 13, 1_000],
  [-6.2, 17, 100],
  [-6.2, 20, 10],
  [60, 13, 500],
])('at latitude %d and zoom %d the scale bar shows %d m', (latitude, zoom, metres) => {
  const scale = scaleOf(latitude, zoom);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeGreaterThan(30);
  expect(scale.pixels).toBeLessThanOrEqual(96);
});

test('the map names its scale and updates it after zooming', async () => {
  await show();
  await marker('Pasar Kosambi');
  expect(screen.getByText('100 m')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Perkecil peta' }));
  expect(await screen.findByText('200 m')).toBeVisible();
});

test('zooming completes when frames are slow', async () => {
  await show();
  await marker('Pasar Kosambi');
  jest.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  fireEvent.click(screen.getByRole('button', { name: 'Perkecil peta' }));
  for (let passed = 0; passed < 10; passed += 1) {
    // The map reports its position 60 ms after the last frame.
    act(() => jest.advanceTimersByTime(100));
    act(() => frames.splice(0).forEach((frame) => frame(performance.now())));
  }
  act(() => jest.advanceTimersByTime(100));
  jest.useRealTimers();
  expect(screen.getByText('200 m')).toBeVisible();
});

test('tiles cover the whole picture', () => {
  const tiles = tilesAround('/tiles/{z}/{x}/{y}.svg', monas, 17, 480, 240);
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(-240);
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(240);
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(-120);
  expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(120);
});

test('the map opens at the main address', async () => {
  await show();
  expect(await marker('Pasar Kosambi')).toHaveAttribute('aria-pressed', 'true');
  expect(card('Pasar Kosambi')).toHaveAttribute('aria-pressed', 'true');
});

test('tapping a marker selects its card', async () => {
  await show();
  await userEvent.click(await marker('Gudang Cibogo'));
  expect(card('Gudang Cibogo')).toHaveAttribute('aria-pressed', 'true');
});

test('tapping a card selects its marker', async () => {
  await show();
  await userEvent.click(card('Gudang Cibogo'));
  expect(await marker('Gudang Cibogo')).toHaveAttribute('aria-pressed', 'true');
});

test('the zoom buttons are disabled at the limits', async () => {
  await show();
  const nearer = await screen.findByRole('button', { name: 'Perbesar peta' });
  const farther = screen.getByRole('button', { name: 'Perkecil peta' });
  const clickToTheEnd = (button: HTMLElement) =>
    waitFor(() => {
      fireEvent.click(button);
      expect(button).toBeDisabled();
    });
  await clickToTheEnd(nearer);
  await clickToTheEnd(farther);
  expect(nearer).toBeEnabled();
});

test('swiping to a card selects its marker', async () => {
  await show();
  await marker('Pasar Kosambi');
  const row = screen.getByRole('list');
  Object.defineProperty(row, 'clientWidth', { value: 340 });
  [...row.children].forEach((one, at) => {
    Object.defineProperty(one, 'offsetLeft', { value: at * 300 });
    Object.defineProperty(one, 'offsetWidth', { value: 280 });
  });
  fireEvent.scroll(row);
  await waitFor(() => expect(card('Gudang Cibogo')).toHaveAttribute('aria-pressed', 'true'));
});

test('every location has a directions link without scripts', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Petunjuk arah Pasar Kosambi' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=-6.9195,107.6191',
  );
});

test('buttons zoom the map', async () => {
  await show();
  await marker('Pasar Kosambi');
  await userEvent.click(screen.getByRole('button', { name: 'Perkecil peta' }));
  expect(screen.getByRole('button', { name: 'Perbesar peta' })).toBeEnabled();
});
