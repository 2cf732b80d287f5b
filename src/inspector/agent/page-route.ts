/** The fixed words of routes. Other parts of a path may be an order's number or a search text. */
const words = new Set(
  (
    'akun beli-langsung cart chat checkout detail f go login logout m maintenance nearme order p password payment ' +
    'pengaturan reviews search shopping verification-phone verifikasi-otp ' +
    'account audit history invitations people pictures schedule sign-in stores studio'
  ).split(' '),
);

const storeCode = /^[a-z0-9][a-z0-9_-]{1,39}$/;

/** The parts of a path that may leave the page: its store and the fixed words of its route. */
export function pageRoute(pathname: string) {
  const storeAt = pathname.startsWith('/studio/stores/') ? 3 : 1;
  return pathname
    .split('/')
    .map((part, index) => (part === '' || words.has(part) || (index === storeAt && storeCode.test(part)) ? part : '…'))
    .join('/');
}
