/**
 * Pages of a customer, and links that count clicks. Each path is excluded with any query, and so is everything below
 * it.
 */
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

const maxStores = 250;
const anyStore = '/*';

/**
 * Rules for exact routes, within the 500 kB that search engines read. @param bases such as `/warung`; null if unknown
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
