import { appGroups, groupOf, groupPlace } from '../../../../studio/editor/form/app-groups';
import { placeOf } from '../../../../studio/editor/form/place';
import schema from '../../../../schema/store/store.schema.json';

const notEdited = ['view_uid', 'label_default', 'en', 'appmeta'];

describe('groups of the store', () => {
  const fields = Object.values(appGroups).flatMap((sections) => sections.flatMap((section) => [...section.fields]));

  test('have every field of the store once', () => {
    const expected = [
      ...Object.keys(schema.definitions.app.properties)
        .filter((name) => !notEdited.includes(name))
        .map((name) => `/app/${name}`),
      ...Object.keys(schema.definitions.app.properties.appmeta.properties)
        .filter((name) => name !== 'en')
        .map((name) => `/app/appmeta/${name}`),
      '/domains',
    ];
    expect(fields.toSorted()).toEqual(expected.toSorted());
  });

  test('are places of their own', () => {
    expect(groupOf(groupPlace('home'))).toBe('home');
    expect(groupOf('/app/~nothing')).toBeNull();
    expect(groupOf('/app/slider')).toBeNull();
  });
});

test.each([
  ['/app/min_order_price', '/app/~selling'],
  ['/app/appmeta/topup_min', '/app/~wallet'],
  ['/app/appmeta/en/balance_withdraw_note', '/app/~wallet'],
  ['/app/en/tagline', '/app/~identity'],
  ['/app/view_uid', '/app/~identity'],
  ['/domains/2', '/app/~identity'],
  ['/app/slider/2/image', '/app/slider/2'],
  ['/app/carriers/0/services/1/base', '/app/carriers/0/services/1'],
  ['/app/payment_options/1/cart_types/0', '/app/payment_options/1'],
  ['/theme/color-price', '/theme'],
  ['/components/3/name', '/components/3'],
  ['/components/3/segments/0/metas/maps/1/lat', '/components/3/segments/0/metas/maps/1'],
  ['/forms/0/lines/1/show_if/options/0', '/forms/0/lines/1'],
  ['/forms/0/lines/1/options/0/label', '/forms/0/lines/1/options/0'],
  ['/rides/hours/0/days/1', '/rides/hours/0'],
  ['/rides/max_km', '/rides'],
  ['/bill_services', '/bill_services'],
])('the form with %s is %s', (pointer, place) => {
  expect(placeOf(pointer)).toBe(place);
});
