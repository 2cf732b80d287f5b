import { act, fireEvent, screen } from '@testing-library/react';
import { fittingView } from '../../../../src/features/map/tiles';
import RouteMap, { type RouteMapProps } from '../../../../src/features/map/route-map';
import { stubMotion } from '../../../support/browser/motion';
import { renderPart } from '../../../support/browser/render-part';

beforeEach(() => stubMotion({ still: true }));

const monas = { latitude: -6.1754, longitude: 106.8272 };
const kota = { latitude: -6.1376, longitude: 106.8144 };
const route = [monas, { latitude: -6.15, longitude: 106.8272 }, kota];
const pins: RouteMapProps['pins'] = [
  { id: 'origin', position: monas, isFixed: true },
  { id: 'destination', position: kota, isFixed: false },
];

const show = (props: Partial<RouteMapProps> = {}) =>
  renderPart(<RouteMap pins={pins} route={route} center={monas} height={300} {...props} />);

test('a view shows all points at the closest zoom', () => {
  expect(fittingView([], 340, 300)).toBeNull();
  expect(fittingView([monas], 340, 300)).toEqual({ center: monas, zoom: 16 });
  const both = fittingView([monas, kota], 340, 300);
  expect(both?.center.latitude).toBeCloseTo(-6.1565);
  expect(both?.zoom).toBeLessThan(16);
  expect(fittingView([monas, { latitude: 3.59, longitude: 98.67 }], 340, 300)?.zoom).toBe(9);
});

test('a map shows the ends of a ride, its streets and its driver', async () => {
  const { container } = await show({ driver: { latitude: -6.16, longitude: 106.82 } });
  expect(screen.getByRole('region', { name: 'Peta rute' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Pin asal' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Pin tujuan' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Posisi pengemudi' })).toBeInTheDocument();
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0L[-\d.]+ [-\d.]+L/);
});

test('a pin that is free is dragged to another point, one that is fixed is not', async () => {
  const onDrop = jest.fn<void, Parameters<NonNullable<RouteMapProps['onDrop']>>>();
  await show({ onDrop });
  const drag = (name: string) =>
    act(() => {
      fireEvent.mouseDown(screen.getByRole('img', { name }), { clientX: 100, clientY: 100 });
      fireEvent.mouseMove(window, { clientX: 120, clientY: 100 });
      fireEvent.mouseUp(window, { clientX: 120, clientY: 100 });
    });
  drag('Pin asal');
  expect(onDrop).not.toHaveBeenCalled();
  drag('Pin tujuan');
  expect(onDrop).toHaveBeenCalledTimes(1);
  const [id, position] = onDrop.mock.calls[0] ?? [];
  expect(id).toBe('destination');
  expect(position?.latitude).toBeCloseTo(kota.latitude, 3);
  expect(position?.longitude).toBeGreaterThan(kota.longitude);
});

test('a map with a centre pin reports its centre, and shows no other pin of that end', async () => {
  const onAim = jest.fn();
  await show({ aim: 'destination', onAim });
  expect(screen.queryByRole('img', { name: 'Pin tujuan' })).toBeNull();
  expect(onAim).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Lihat seluruh rute' })).toBeNull();
});
