import { app, component, cta, segment } from '../../support/server/rest-examples';
import { click } from '../../support/server/endpoint-fixture';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
  const components = [
    component({
      view_uid: 'kontak',
      category: 3,
      ctas: [cta(), cta({ view_uid: 'cta2', type: 19, label: 'Belanja' })],
    }),
    component({ view_uid: 'tombol', category: 1, ctas: [cta({ type: 19 })] }),
    component({
      view_uid: 'strip',
      category: 7,
      segments: [segment({ view_uid: 'ajakan', category: 2, ctas: [cta({ type: 7 })] })],
    }),
    component({ view_uid: 'rumah', category: 4, attr3: '1' }),
    component({ view_uid: 'android', category: 4, attr3: '0' }),
  ];
  fixture.provider.apps.set('warung', app({ components }));
});
afterEach(() => fixture.close());

const action = async (id: string, index: number) => (await fixture.run('TrackedAction', { component: id, index })).data;

test('an action is found by component and index', async () => {
  expect(await action('kontak', 1)).toMatchObject({
    action: { id: 'cta2', index: 1, kind: 'SHOPPING', label: 'Belanja' },
  });
});

test('code 19 opens the checkout in a button', async () => {
  expect(await action('tombol', 0)).toMatchObject({ action: { kind: 'CHECKOUT' } });
});

test('an action is found by segment', async () => {
  expect(await action('ajakan', 0)).toMatchObject({ action: { kind: 'WEBSITE' } });
});

test.each([
  ['kontak', 2],
  ['kontak', -1],
  ['nobody', 0],
  ['rumah', 0],
])('%s has no action %i', async (id, index) => {
  expect(await action(id, index)).toEqual({ action: null });
});

test('reports a click that the provider did not count', async () => {
  fixture.provider.intrude(({ method }, response) => {
    if (method !== 'POST') return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":false,"message":"no"}');
    return true;
  });
  expect((await fixture.run('TrackClick', { click })).data).toEqual({ trackClick: { counted: false } });
});

test.each([
  ['a page outside the store', { path: 'https://evil.test' }],
  ['a page too long', { path: `/${'x'.repeat(500)}` }],
  ['a device with a name', { deviceId: 'Budi Santoso <budi@mail.test>' }],
  ['no device', { deviceId: '' }],
  ['a value too long', { value: 'x'.repeat(501) }],
  ['no component', { component: '' }],
])('%s cannot be counted', async (_name, fields) => {
  const { errors } = await fixture.run('TrackClick', { click: { ...click, ...fields } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  expect(fixture.provider.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('custom html', () => {
  const open = (component: string, latitude = -6.2, longitude = 106.8) =>
    fixture.run('OpenCustomHtml', { component, position: { latitude, longitude } });
  const frame = (sealed: string) => fixture.facade.frameHtml(sealed, { requestId: 'request-2', log: fixture.log });
  const pathOf = ({ data }: Awaited<ReturnType<typeof open>>) =>
    (data as { openCustomHtml: { path: string } }).openCustomHtml.path;

  test('is returned for a position, at a URL that does not reveal it', async () => {
    const path = pathOf(await open('rumah'));
    expect(path).toMatch(/^\/frame\/[\w-]+$/);
    expect(path).not.toContain('6.2');
    expect(await frame(path.slice('/frame/'.length))).toContain('lat=-6.2&lng=106.8');
  });

  test('expires after five minutes', async () => {
    const path = pathOf(await open('rumah'));
    fixture.pass(5 * 60_000);
    expect(await frame(path.slice('/frame/'.length))).toBeNull();
  });

  test.each(['android', 'kontak', 'nobody'])('%s opens no frame', async (component) => {
    expect((await open(component)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test.each([
    [91, 0],
    [-91, 0],
    [0, 181],
    [0, -181],
  ])('rejects the position %i, %i', async (latitude, longitude) => {
    expect((await open('rumah', latitude, longitude)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  test.each(['', 'x', 'a'.repeat(3_000), '../../etc'])('rejects %j as a sealed URL', async (sealed) => {
    expect(await frame(sealed)).toBeNull();
  });
});
