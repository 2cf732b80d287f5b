import { lineAhead, metresBetween } from '../../../provider/router/router';
import { createStreetRouter } from '../../../provider/router/street-router';

const router = createStreetRouter();
const cities = [
  [-6.1754, 106.8272],
  [-7.9771, 112.6341],
  [-6.9175, 107.6191],
  [-7.7956, 110.3695],
] as const;
const steps = [0, 0.0004, 0.003, 0.02, 0.11];

const pairs = cities.flatMap(([lat, lng]) =>
  steps.flatMap((north) =>
    steps.map(
      (east) =>
        [
          { lat, lng },
          { lat: lat + north, lng: lng - east },
        ] as const,
    ),
  ),
);

/** Streets run north and east; only the segment between an end and its street may have another direction. */
test.each(pairs)('from %j to %j the route follows streets', async (from, to) => {
  const route = await router.route(from, to);
  if (!route) throw new Error('There is no route');
  const { points, metres, seconds } = route;
  expect(points[0]).toEqual(from);
  expect(points.at(-1)).toEqual(to);
  for (const [index, point] of points.slice(2, -1).entries()) {
    const before = points[index + 1] ?? point;
    expect(Math.min(Math.abs(point.lat - before.lat), Math.abs(point.lng - before.lng))).toBeLessThan(1e-9);
  }
  const straight = metresBetween(from, to);
  expect(metres).toBeGreaterThanOrEqual(Math.floor(straight));
  expect(metres).toBeLessThan(straight * 1.5 + 700);
  expect(seconds).toBeGreaterThanOrEqual(Math.floor(metres / 10));
  expect(await router.route(from, to)).toEqual(route);
});

test('a long way takes main roads, and its turns are on the lines that the map draws', async () => {
  const route = await router.route({ lat: -7.9771, lng: 112.6341 }, { lat: -7.87, lng: 112.52 });
  const turns = route?.points.slice(2, -2) ?? [];
  expect(turns.length).toBeGreaterThan(0);
  for (const { lng } of turns)
    expect(((lng + 180) / 360) * 2 ** 17).toBeCloseTo(Math.round(((lng + 180) / 360) * 2 ** 17), 6);
  expect((route?.metres ?? 0) / (route?.seconds ?? 1)).toBeGreaterThan(8);
});

test('the line ahead begins after a share of the length', () => {
  const [first, second, last] = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 0.01 },
    { lat: 0.01, lng: 0.01 },
  ] as const;
  const line = [first, second, last];
  expect(lineAhead(line, -1)).toEqual(line);
  expect(lineAhead(line, 0.25)).toEqual([{ lat: 0, lng: expect.closeTo(0.005) }, second, last]);
  expect(lineAhead(line, 0.75)).toEqual([{ lat: expect.closeTo(0.005), lng: 0.01 }, last]);
  expect(lineAhead(line, 2)).toEqual([last]);
  expect(lineAhead([], 0.5)).toEqual([]);
});
