import { readFileSync } from 'node:fs';
import { paymentLimit } from '../../provider/modules/orders/rules/apply-transition';
import { operationSpecs } from '../../server/__generated__/provider-operations';
import limits from '../../schema/limits.json';
import { zooms } from '../../src/features/map/tiles';
import { newSessionCode } from '../../src/api/session-code';
import { toastDurations } from '../../src/ui/feedback/use-toast';
import { contract } from './openapi-contract';

const minutes = 60_000;
const hours = 60 * minutes;

/**
 * The constants and limits of the specification (section 9) and of later decisions, each with its place in the code.
 */
const constants: readonly (readonly [what: string, value: number, file: string, name: string])[] = [
  ['cards of a slider that are seen', 1.7, 'src/renderers/segments/segment-cards.tsx', 'cardsSeen'],
  ['related items that are seen', 3, 'src/renderers/items/pages/related/related-items.tsx', 'firstCards'],
  ['reviews of an item page', 3, 'src/renderers/items/pages/reviews/review-section.tsx', 'maxReviews'],
  ['suggestions', 6, 'server/graphql/resolvers/search.ts', 'maxSuggestions'],
  ['icons before they collapse', 3, 'src/app/shell/header/header-actions.tsx', 'maxIcons'],
  ['low stock', 6, 'src/ui/card/stock-label.tsx', 'lowStock'],

  ['characters of a password', 8, 'src/features/accounts/password-rule.ts', 'shortest'],
  ['digits of a one-time code', 6, 'src/ui/field/code-field.tsx', 'digits'],

  ['a slide of a banner stays', 3_000, 'src/ui/carousel/fading-banners.tsx', 'bannerIntervalMs'],
  ['a slide of a banner fades', 500, 'src/ui/carousel/fading-banners.tsx', 'fadeMs'],
  ['a card of a carousel stays', 3_000, 'src/ui/carousel/step-row.ts', 'stepEvery'],
  ['a carousel slides', 500, 'src/ui/carousel/slide-to.ts', 'duration'],
  ['asking for the position', 10_000, 'src/features/search/locate.ts', 'timeoutMs'],
  ['suggestions wait after the last key', 250, 'src/app/shell/search/suggestions.tsx', 'pause'],
  ['places wait after the last key', 500, 'machines/rides/place-search.ts', 'pause'],
  ['letters that are too few to look for a place', 2, 'machines/rides/place-search.ts', 'maxShortLength'],
  ['degrees around a position in which places lie', 0.15, 'server/geocoding/geocoder.ts', 'reach'],
  ['notifications are polled', 10_000, 'src/api/live.ts', 'pollDelay'],
  ['a frame’s seal', 5 * minutes, 'server/sealing/sealer.ts', 'lifetime'],
  ['another one-time code', minutes, 'provider/modules/accounts/rules/one-time-codes.ts', 'resendDelayMs'],
  ['tries of a one-time code', 5, 'src/features/accounts/code-entry.tsx', 'attempts'],
  ['what is kept of a flow', 24 * hours, 'src/storage/timed-value.ts', 'ttlMs'],

  ['brightness that takes light text', 90, 'src/theme/store-colors.ts', 'darkGround'],
  ['share by which a secondary colour is darker', 0.25, 'src/theme/store-colors.ts', 'darkened'],
  ['pixels that a sheet leaves free', 100, 'src/ui/dialog/sheet.tsx', '100dvh -'],
];

const product = (written: string) =>
  written
    .replaceAll('_', '')
    .split('*')
    .reduce((sum, factor) => sum * Number(factor), 1);

/** Finds a number in a file: a constant, a field or a property of that name, or the argument of a call. */
function numberIn(file: string, name: string): number {
  const written = new RegExp(`(?<![\\w-])${name}(?: = |: |=\\{|\\(| )([\\d_.e]+(?: \\* [\\d_]+)*)`).exec(
    readFileSync(file, 'utf8'),
  );
  return product(written?.[1] ?? 'none');
}

/** Limits that several programs share through schema/limits.json. */
const shared: readonly (readonly [what: string, value: number, name: keyof typeof limits])[] = [
  ['items on a page of a component', 10, 'componentPageSize'],
  ['items on a page of a shop', 10, 'childrenPageSize'],
  ['items on a page of a search', 20, 'searchPageSize'],
  ['reviews on a page', 10, 'reviewsPageSize'],
  ['orders on a page of purchases', 20, 'purchasesPageSize'],
  ['stores on a page of the directory', 60, 'storesPageSize'],
  ['pages of the directory', 10_000, 'maxStorePages'],
  ['invoices on a page', 20, 'invoicesPageSize'],
  ['bytes of an upload', 5_000_000, 'uploadBytes'],
  ['pixels of an upload', 40_000_000, 'uploadPixels'],
  ['pages of a list by number', 50, 'maxPages'],
  ['items of a segment', 8, 'segmentItems'],
  ['favourites of a customer', 200, 'maxFavourites'],
  ['addresses of a customer', 10, 'maxAddresses'],
  ['items of a call', 20, 'itemsPerCall'],
  ['related items', 9, 'relatedItems'],
  ['letters of a voucher code', 30, 'voucherCodeLength'],
  ['letters of a checkout note', 200, 'noteLength'],
  ['letters of a dropship name', 30, 'dropshipNameLength'],
  ['letters of an address’s name', 30, 'fullNameLength'],
  ['letters of an address', 30, 'addressLength'],
  ['signs of a phone', 15, 'phoneLength'],
  ['signs of a bill number', 15, 'billNumberLength'],
  ['signs of a bill number without a limit', 50, 'longestBillNumber'],
  ['numbers of bills that a customer is reminded of', 10, 'recentBillNumbers'],
  ['highest price, and largest number of a choice and of the cart', 1e13, 'maxAmount'],
  ['tracking a click, on the server', 1_000, 'trackClickMs'],
];

test.each(shared)('%s: %d', (_what, value, name) => {
  expect(limits[name]).toBe(value);
});

test('the contract of the provider has the same limits', () => {
  const { 'x-limits': stated } = contract.info;
  const common = Object.entries(limits).filter(([name]) => name in stated);
  expect(common.length).toBeGreaterThan(5);
  expect(common).toEqual(common.map(([name]) => [name, stated[name]]));
  expect(operationSpecs.trackClick.timeoutMs).toBe(limits.trackClickMs);
});

test.each(['provider/openapi.yaml', 'store/store.schema.json', 'store/items.schema.json'])(
  'amounts in schema/%s are limited to the highest price',
  (file) => {
    const written = readFileSync(`schema/${file}`, 'utf8').match(/"?maximum"?: \d{12,}/g) ?? [];
    expect(written.length).toBeGreaterThan(0);
    expect(new Set(written.map((one) => Number(one.split(': ')[1])))).toEqual(new Set([limits.maxAmount]));
  },
);

test('phone, note and search text limits of the contract equal those of the pages', () => {
  const text = readFileSync('schema/provider/openapi.yaml', 'utf8');
  const lengthsOf = (field: RegExp) => [...new Set([...text.matchAll(field)].map(([, length]) => Number(length)))];
  expect(lengthsOf(/ (?:phone|phone_number|dropship_phone): .*\{0,(\d+)\}/g)).toEqual([limits.phoneLength]);
  expect(lengthsOf(/ input: .*\[0-9\+\]\{[01],(\d+)\}/g)).toEqual([limits.longestBillNumber]);
  expect(lengthsOf(/ note: .*\{0,(\d+)\}/g)).toEqual([limits.noteLength]);
  expect(lengthsOf(/name: (?:param|search_list),.*maxLength: (\d+)/g)).toEqual([limits.searchTextLength]);
  expect(lengthsOf(/name: search,.*maxLength: (\d+)/g)).toEqual([limits.purchaseSearchLength]);
  expect(lengthsOf(/ dropship_name: .*maxLength: (\d+)/g)).toEqual([limits.dropshipNameLength]);
  expect(lengthsOf(/ Page: .*maximum: (\d+)/g)).toEqual([limits.maxPages]);
});

/** Limits that their module exports. */
test.each([
  ['a toast of copying', 2_000, toastDurations.normal],
  ['a toast of validation and of the largest quantity', 3000, toastDurations.validation],
  ['a toast of the smallest order', 5_000, toastDurations.minimumOrder],
  ['a toast of the shell', 5_000, toastDurations.shell],
  ['zoom of a map', 17, zooms.normal],
  ['least zoom of a map', 13, zooms.min],
  ['most zoom of a map', 20, zooms.max],
  ['milliseconds to pay', 24 * hours, paymentLimit(new Date(0)).getTime()],
])('%s: %d', (_what, value, actual) => {
  expect(actual).toBe(value);
});

test.each(constants)('%s: %d', (_what, value, file, name) => {
  expect(numberIn(file, name)).toBe(value);
});

test.each([
  ['trackClick', 1_000],
  ['trackView', 1_000],
  ['signIn', 8_000],
  ['requestCode', 8_000],
  ['forgetPassword', 8_000],
  ['createOrder', 8_000],
  ['payOrder', 8_000],
  ['payInvoice', 8_000],
  ['sendInvoiceProof', 8_000],
  ['inquireBill', 8_000],
  ['createBillOrder', 8_000],
  ['createRideOrder', 8_000],
  ['quoteRide', 8_000],
  ['getDirection', 8_000],
  ['confirmSpending', 8_000],
  ['createTopUp', 8_000],
  ['createWithdrawal', 8_000],
  ['exchangePoints', 8_000],
  ['enterReferral', 8_000],
  ['submitForm', 8_000],
] as const)('%s has %d milliseconds', (operation, timeoutMs) => {
  expect(operationSpecs[operation].timeoutMs).toBe(timeoutMs);
});

test('a session code is "WEB", 13 digits and 4 random characters', () => {
  const codes = Array.from({ length: 100 }, newSessionCode);
  expect(codes.every((code) => /^WEB[A-Za-z0-9]{17}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(100);
});
