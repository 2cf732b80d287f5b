import { readFileSync } from 'node:fs';
import { newSessionCode } from '../../src/flows/checkout/session-code';

const minutes = 60_000;
const hours = 60 * minutes;

/**
 * The constants and limits of the specification (section 9) and of what was settled, each with where it stands. Those of
 * rides, chat, bills, profiles and wallets come with their screens.
 */
const constants: readonly (readonly [what: string, value: number, file: string, name: string])[] = [
  ['items on a page of a component', 10, 'provider/replies/component-reply.ts', 'otherSize'],
  ['items on a page of a shop', 10, 'provider/repositories/items.ts', 'childrenSize'],
  ['items on a page of a search', 20, 'provider/repositories/search/search-sql.ts', 'searchSize'],
  ['pages of a search by number', 50, 'provider/repositories/paging.ts', 'mostPages'],
  ['orders on a page of purchases', 20, 'provider/repositories/orders/customer-orders.ts', 'purchasesSize'],
  ['items of a segment, as the provider sends them', 8, 'provider/repositories/components.ts', 'segmentItems'],
  ['items of a segment, as the facade maps them', 8, 'server/adapters/mapping/map-segment.ts', 'mostCards'],
  ['items of a segment, as the page shows them', 8, 'src/renderers/segments/segment-cards.tsx', 'most'],
  ['cards of a slider that are seen', 1.7, 'src/renderers/segments/segment-cards.tsx', 'cardsSeen'],
  ['related items that are seen', 3, 'src/renderers/items/pages/related-items.tsx', 'seen'],
  ['reviews of an item page', 3, 'src/renderers/items/pages/review-section.tsx', 'most'],
  ['suggestions', 6, 'server/graphql/resolvers/search.ts', 'mostSuggestions'],
  ['icons before they collapse', 3, 'src/app/shell/header-icons.ts', 'mostShown'],
  ['low stock, of variants', 6, 'src/components/stock-label.tsx', 'low'],
  ['low stock, of an item', 6, 'src/renderers/items/pages/stock-line.tsx', 'plenty'],

  ['letters of a voucher code', 30, 'machines/voucher.ts', 'longest'],
  ['letters of a checkout note', 200, 'machines/checkout.ts', 'note'],
  ['letters of a checkout note that fit its field', 200, 'src/screens/checkout/note-section.tsx', 'longest'],
  ['letters of a dropship name', 30, 'machines/checkout.ts', 'name'],
  ['digits of a dropship phone', 15, 'machines/checkout.ts', 'phone'],
  ['letters of an address’s name', 30, 'src/renderers/address/address-schema.ts', 'fullName'],
  ['letters of an address', 30, 'src/renderers/address/address-schema.ts', 'address'],
  ['signs of an address’s phone', 15, 'src/renderers/address/address-schema.ts', 'phone'],
  ['signs of a phone to verify', 15, 'src/screens/verify-phone/phone-form.tsx', 'longestPhone'],
  ['signs of a phone to register with', 15, 'src/screens/login/limits.ts', 'longestPhone'],
  ['largest number of a choice', 1e13, 'machines/item-choice-limits.ts', 'largest'],
  ['largest number of the cart', 1e13, 'machines/cart-lines.ts', 'largest'],
  ['highest price', 1e13, 'provider/pricing/subtotal.ts', 'highestPrice'],
  ['characters of a password', 8, 'src/renderers/account/password-rule.ts', 'shortest'],
  ['digits of a one-time code', 6, 'src/forms/code-field.tsx', 'digits'],

  ['a toast of copying', 2_000, 'src/components/toast-durations.ts', 'normal'],
  ['a toast of validation and of the largest quantity', 300, 'src/components/toast-durations.ts', 'validation'],
  ['a toast of the smallest order', 5_000, 'src/components/toast-durations.ts', 'minimumOrder'],
  ['a toast of the shell', 5_000, 'src/components/toast-durations.ts', 'shell'],
  ['a slide of a banner stays', 3_000, 'src/components/banner-slides.tsx', 'autoplaySpeed'],
  ['a slide of a banner fades', 500, 'src/components/banner-slides.tsx', 'speed'],
  ['a card of a carousel stays', 3_000, 'src/components/use-autoplay.ts', 'interval'],
  ['a carousel slides', 500, 'src/components/slide-to.ts', 'duration'],
  ['asking for the position', 10_000, 'src/flows/locate.ts', 'patience'],
  ['suggestions wait after the last key', 250, 'src/app/shell/use-suggestions.ts', 'pause'],
  ['places wait after the last key', 500, 'machines/place-search.ts', 'pause'],
  ['letters that are too few to look for a place', 2, 'machines/place-search.ts', 'longestShort'],
  ['degrees around a position in which places lie', 0.15, 'server/places/around.ts', 'reach'],
  ['notifications are polled', 10_000, 'src/api/live.ts', 'pollDelay'],
  ['tracking a click, on the server', 1_000, 'server/adapters/tracking.ts', 'deadline'],
  ['tracking a click, on the page', 1_000, 'src/renderers/use-actions.ts', 'trackingLimit'],
  ['a frame’s seal', 5 * minutes, 'server/sealing/frame-sealer.ts', 'lifetime'],
  ['another one-time code', minutes, 'provider/repositories/one-time-codes.ts', 'pause'],
  ['tries of a one-time code', 5, 'src/renderers/account/code-entry.tsx', 'attempts'],
  ['what is kept of a flow', 24 * hours, 'src/api/kept.ts', 'patience'],
  ['hours to pay', 24, 'provider/orders/payment-limit.ts', 'hoursToPay'],

  ['zoom of a map', 17, 'src/renderers/map/zooms.ts', 'normal'],
  ['least zoom of a map', 13, 'src/renderers/map/zooms.ts', 'least'],
  ['most zoom of a map', 20, 'src/renderers/map/zooms.ts', 'most'],
  ['brightness that takes light text', 90, 'src/theme/store-colors.ts', 'darkGround'],
  ['share by which a secondary colour is darker', 0.25, 'src/theme/store-colors.ts', 'darkened'],
  ['pixels that a sheet leaves free', 100, 'src/components/sheet.tsx', '100dvh -'],
];

const product = (written: string) =>
  written
    .replaceAll('_', '')
    .split('*')
    .reduce((sum, factor) => sum * Number(factor), 1);

/** A number of a file: a constant, a field or a property of that name, or the argument of a call. */
function numberIn(file: string, name: string): number {
  const written = new RegExp(`(?<![\\w-])${name}(?: = |: |=\\{|\\(| )([\\d_.e]+(?: \\* [\\d_]+)*)`).exec(
    readFileSync(file, 'utf8'),
  );
  return product(written?.[1] ?? 'none');
}

test.each(constants)('%s: %d', (_what, value, file, name) => {
  expect(numberIn(file, name)).toBe(value);
});

test('a session code is WEB, 13 and 4 random characters', () => {
  const codes = Array.from({ length: 100 }, newSessionCode);
  expect(codes.every((code) => /^WEB[A-Za-z0-9]{17}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(100);
});
