/** The fixed words of routes. Other parts of a path may be an order's number or a search text. */
const words = new Set(
  (
    'akun beli-langsung cart chat checkout detail f go login logout m maintenance nearme order p password payment ' +
    'pengaturan reviews search shopping verification-phone verifikasi-otp'
  ).split(' '),
);

const storeCode = /^[a-z0-9][a-z0-9_-]{1,39}$/;

/** The parts of a path that may leave the page: its store and the fixed words of its route. */
export const pageRoute = (pathname: string) =>
  pathname
    .split('/')
    .map((part, index) => (part === '' || words.has(part) || (index === 1 && storeCode.test(part)) ? part : '…'))
    .join('/');
