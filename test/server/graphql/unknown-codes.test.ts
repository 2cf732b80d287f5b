import { app, component, cta, item, itemDetail, segment } from '../../support/server/rest-examples';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

const warnings = () => fixture.log.lines.filter(({ level }) => level === 'warn').map(({ facts }) => facts);

test('a component of an unknown category is in no menu and on no page, and is logged once', async () => {
  const unknown = component({ view_uid: 'baru', category: 55, visibility: 3 });
  fixture.provider.apps.set('warung', app({ components: [unknown, component()] }));
  expect(await fixture.run('StoreShell')).toMatchObject({ data: { store: { menus: [{ id: 'sayur' }] } } });
  expect(JSON.stringify(await fixture.run('HomeScreen'))).not.toContain('baru');
  expect(await fixture.run('MenuScreen', { id: 'baru', page: 1 })).toEqual({ data: { component: null } });
  expect(warnings()).toEqual([{ enumeration: 'ComponentCategory', code: 55 }]);
});

test('actions and segments with unknown codes are omitted, and the others keep their numbers', async () => {
  const ctas = [cta({ view_uid: 'baru', type: 777 }), cta({ view_uid: 'chat' })];
  fixture.provider.apps.set(
    'warung',
    app({
      components: [
        component({ view_uid: 'aksi', category: 3, ctas }),
        component({ view_uid: 'bagian', category: 7, segments: [segment({ view_uid: 'asing', category: 9 })] }),
      ],
    }),
  );
  const home = JSON.stringify((await fixture.run('HomeScreen')).data);
  expect(home).toContain('"index":1');
  expect(home).not.toContain('baru');
  expect(home).not.toContain('asing');
  expect(warnings()).toEqual(
    expect.arrayContaining([
      { enumeration: 'ActionCode', code: 777 },
      { enumeration: 'SegmentCategory', code: 9 },
    ]),
  );
});

test('a picture on another host becomes a letter, and its host is logged once', async () => {
  const image = 'https://cdn.example/a.jpg';
  fixture.provider.items.set('warung/sayur', [item({ image }), item({ view_uid: 'lain', image: `${image}?2` })]);
  expect((await fixture.run('HomeScreen')).errors).toBeUndefined();
  expect(warnings()).toEqual([{ picture: 'https://cdn.example' }]);
});

test('an unknown contact action has a page without a button', async () => {
  fixture.provider.details.set('warung', [itemDetail({ ...item(), type: 8, action: 777 })]);
  const { data, errors } = await fixture.run('ItemScreen', { id: 'bayam250' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ itemPage: { __typename: 'ContactActionPage', action: null } });
});
