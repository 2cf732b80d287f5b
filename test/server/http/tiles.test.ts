import sharp from 'sharp';
import { drawTile } from '../../../server/http/files/tiles';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeAll(async () => {
  http = await startHttp();
});
afterAll(() => http.close());

test.each([13, 14, 15, 16, 17, 18, 19, 20])('a tile of zoom %i is a picture, cacheable forever', async (zoom) => {
  const side = 2 ** zoom;
  const answer = await http.ask(`/tiles/${zoom}/${Math.floor(side * 0.8)}/${Math.floor(side * 0.52)}.svg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 256, height: 256 });
  expect(answer.rawPayload.length).toBeLessThan(40_000);
});

test('a tile shows no streets, water or parks', () => {
  const drawn = drawTile({ z: 17, x: 104_448, y: 67_777 });
  expect(drawn.match(/<(\w+)/g)).toEqual(['<svg', '<rect', '<path', '<path']);
});

test('a tile is the same on every visit', () => {
  const tile = { z: 17, x: 104_448, y: 67_777 };
  expect(drawTile(tile)).toBe(drawTile(tile));
});

test.each([
  '/tiles/21/1/1.svg',
  '/tiles/-1/0/0.svg',
  '/tiles/a/b/c.svg',
  '/tiles/5/99999999/1.svg',
  '/tiles/5/1.5/1.svg',
  '/tiles/5/1/1.png',
])('%s is not a tile', async (url) => {
  const { statusCode } = await http.ask(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});
