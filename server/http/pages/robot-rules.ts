/** Pages of one customer, and what counts clicks: each itself, with a query, and what is below it. */
const sections = [
  '/akun',
  '/cart',
  '/checkout',
  '/chat',
  '/order',
  '/beli-langsung',
  '/invoice',
  '/saldo',
  '/login',
  '/verification-phone',
  '/go',
];
const folders = ['/p/payment/', '/m/payment/'];

/** Search engines read the first 500 kB of a file; a store has 1 to 2 kB. */
const maxStores = 250;
const anyStore = '/*';

/**
 * The rules for all robots, by exact routes, so that nothing which only begins or ends like one is shut.
 *
 * @param bases of the stores, such as `/warung`; null if they are not known
 */
export function robotRules(bases: readonly string[] | null): string[] {
  const stores = bases && bases.length <= maxStores ? bases : [anyStore];
  const routes = [...sections.flatMap((section) => [`${section}$`, `${section}?`, `${section}/`]), ...folders];
  return [
    'User-agent: *',
    ...stores.flatMap((base) => routes.map((route) => `Disallow: ${base}${route}`)),
    'Disallow: /graphql',
  ];
}
