import type { Offer } from '../../../../server/__generated__/resolvers';
import { mapItemDetails } from '../../../../server/domains/catalogue/map-item-details';
import { courierService, itemDetail, variant, workingHour } from '../../../support/server/rest-examples';

type Fields = Parameters<typeof itemDetail>[0];

const details = (fields: Fields = {}) => mapItemDetails(itemDetail(fields), 'Rp');
const offer = (fields: Fields = {}) => (details(fields) as { offer: object }).offer;

describe('a purchase', () => {
  test.each<[string, Fields, object]>([
    ['says its own word on the button', { text_buy: 'Pesan' }, { buyLabel: 'Pesan' }],
    ['says the usual word on the button', { text_buy: ' ' }, { buyLabel: null }],
    ['counts its stock', { use_quantity: 1, quantity: 4 }, { stock: 4 }],
    ['does not count its stock', { use_quantity: 0 }, { stock: null }],
    ['is never less than nothing', { quantity: -3 }, { stock: 0 }],
    ['has a limit for the cart', { max_qty: 5 }, { maxQuantity: 5 }],
    [
      'has no limit for the cart by variant',
      { max_qty: 0, use_variant: 1, list_product_variant: [variant()] },
      { maxQuantity: null },
    ],
    ['is not sold without asking', { max_qty: 0 }, { maxQuantity: 0 }],
    ['has a limit for an order', { max_order_qty: 2 }, { maxOrderQuantity: 2 }],
    ['has no limit for an order', { max_order_qty: 0 }, { maxOrderQuantity: null }],
    ['has no variants without their flag', { list_product_variant: [variant()] }, { variants: [] }],
  ])('that %s', (_name, fields, expected) => {
    expect(offer(fields)).toMatchObject(expected);
  });

  test.each([
    ['at its price', { price: 50_000, new_price: 0 }, 50_000, null],
    ['reduced', { price: 50_000, new_price: 40_000 }, 40_000, 50_000],
    ['whose new price is not lower', { price: 50_000, new_price: 50_000 }, 50_000, null],
    ['for nothing', { price: 0, new_price: 0 }, 0, null],
  ])('of a variant %s', (_name, fields, price, before) => {
    expect(offer({ use_variant: 1, list_product_variant: [variant(fields)] })).toMatchObject({
      variants: [
        {
          id: 'variant1',
          price: { amount: price, currency: 'Rp' },
          priceBeforeDiscount: before && { amount: before, currency: 'Rp' },
          stock: 4,
        },
      ],
    });
  });
});

describe('a variant', () => {
  const mapped = (fields: Parameters<typeof variant>[0]) =>
    (offer({ use_variant: 1, list_product_variant: [variant(fields)] }) as Offer).variants[0];

  test('has no options and no picture if the provider has none', () => {
    expect(mapped({})).toMatchObject({ options: [], image: null });
  });

  test('has the provider’s options and picture', () => {
    const options = [{ name: 'Ukuran', value: 'S' }];
    expect(mapped({ options, image: 'listimage/a.svg' })).toMatchObject({ options, image: 'listimage/a.svg' });
    expect(mapped({ options: [], image: null })).toMatchObject({ options: [], image: null });
  });
});

test('a direct purchase may have a last day of use', () => {
  expect(details({ type: 5, expired_date: '2026-12-31' })).toMatchObject({ expiresOn: '2026-12-31' });
  expect(details({ type: 5 })).toMatchObject({ expiresOn: null });
});

describe('a service', () => {
  test.each([
    [0, 'NONE'],
    [1, 'NIGHTS'],
    [2, 'DATES'],
    [3, 'DATE_AND_TIME'],
    [9, 'NONE'],
  ])('of style %i asks for %s', (style, schedule) => {
    expect(details({ type: 1, style })).toMatchObject({ schedule });
  });

  test.each<[string, Fields, object]>([
    ['by appointment', { by_appointment: 1 }, { byAppointment: true }],
    ['without an appointment', {}, { byAppointment: false }],
    ['that expires', { expired_date: '2026-12-31' }, { expiresOn: '2026-12-31' }],
    ['that expires on no day', { expired_date: '31/12/2026' }, { expiresOn: null }],
    ['without hours', {}, { openingHours: null }],
  ])('%s', (_name, fields, expected) => {
    expect(details({ type: 1, ...fields })).toMatchObject(expected);
  });

  test('has opening hours by weekday', () => {
    const working_hour = workingHour({ day_7: 0, day1_end_hour: 24, day1_end_minute: 0, day2_start_hour: 25 });
    const usual = [3, 4, 5, 6].map((day) => ({ day, hours: { opens: '08:00', closes: '17:30' } }));
    expect(details({ type: 1, working_hour })).toMatchObject({
      openingHours: {
        days: [
          { day: 1, hours: { opens: '08:00', closes: '24:00' } },
          { day: 2, hours: null },
          ...usual,
          { day: 7, hours: null },
        ],
      },
    });
  });
});

test.each<[fields: Parameters<typeof workingHour>[0], hours: object | null]>([
  [{ day1_start_hour: 0 }, { opens: '00:00', closes: '17:30' }],
  [{ day1_start_hour: -1 }, null],
  [{ day1_start_minute: 59 }, { opens: '08:59', closes: '17:30' }],
  [{ day1_start_minute: 60 }, null],
  [{ day1_start_minute: -1 }, null],
  [{ day1_end_hour: 24, day1_end_minute: 1 }, null],
])('opening hours of %j are %j', (fields, hours) => {
  expect(details({ type: 1, working_hour: workingHour(fields) })).toMatchObject({
    openingHours: { days: expect.arrayContaining([{ day: 1, hours }]) as unknown },
  });
});

describe('a ride', () => {
  test.each([
    [0, false],
    [1, true],
  ])('of style %i is a call: %s', (style, isCall) => {
    expect(details({ type: 3, style })).toMatchObject({ isCall });
  });

  test('has the end points fixed by its seller', () => {
    const ends = {
      origin_address: 'Stasiun Bandung',
      origin_lat: -6.91,
      origin_lng: 107.6,
      destination_address: 'Dago',
    };
    expect(details({ type: 3, ...ends })).toMatchObject({ origin: null, destination: null });
    expect(details({ type: 3, ...ends, set_origin_flag: 1, set_destination_flag: 1 })).toMatchObject({
      origin: { address: 'Stasiun Bandung', position: { latitude: -6.91, longitude: 107.6 } },
      destination: { address: 'Dago', position: null },
    });
  });

  test('has a fee and extra services', () => {
    const list_courrier_service = [courierService({ required: 1 })];
    expect(details({ type: 3, order_fee_courrier: 2_000, list_courrier_service })).toMatchObject({
      fee: { amount: 2_000 },
      services: [{ id: 'service1', price: { amount: 10_000 }, isRequired: true, maxQuantity: 2 }],
    });
    const unlimited = { type: 3, list_courrier_service: [courierService({ max_qty: 0 })] };
    expect(details(unlimited)).toMatchObject({ services: [{ maxQuantity: null }] });
    expect(details({ type: 3 })).toMatchObject({ fee: null, services: [] });
  });
});

test.each([
  [0, true],
  [1, false],
])('a shop whose search_flag is %i shows its search box: %s', (search_flag, searchShown) => {
  expect(details({ type: 4, search_flag, list_count: 7 })).toMatchObject({ searchShown, itemCount: 7 });
});

test.each([
  ['https://example.test/a?b=1&c=2', 'https://example.test/a?b=1&c=2'],
  [' //www.example.test ', '//www.example.test'],
  ['/p/kopi-k1', '/p/kopi-k1'],
  ['<p><a href="https://evil.test">https://example.test/?a=1&amp;b=2</a></p>', 'https://example.test/?a=1&b=2'],
  ['', null],
])('the link of a redirect with %j is %j', (content, link) => {
  expect(details({ type: 6, content })).toEqual({ __typename: 'RedirectLinkPage', link });
});

test.each([
  [1, true],
  [0, false],
])('web content whose show_web is %i opens in the page: %s', (show_web, inPage) => {
  expect(details({ type: 7, show_web })).toEqual({ __typename: 'WebContentPage', inPage });
});

test.each([
  [0, 'WHATSAPP'],
  [19, 'CHECKOUT'],
])('action %i of a contact is %s', (action, kind) => {
  expect(details({ type: 8, action, url: '628123', text_buy: '' })).toMatchObject({
    action: { id: 'bayam250', index: 0, kind, value: '628123', label: 'Bayam Hijau' },
  });
});

test.each([
  ['Telepon', 'Telepon'],
  ['', 'Bayam Hijau'],
])('with the label "%s" the button of a contact says %s', (text_buy, label) => {
  expect(details({ type: 8, text_buy })).toMatchObject({ action: { label } });
});

test('an unknown contact action is null', () => {
  expect(details({ type: 8, action: 99, url: '628123' })).toMatchObject({ action: null });
});
