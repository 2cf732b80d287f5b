import { robotRules } from '../../../../server/http/pages/robot-rules';
import { itemPath, legalPaths, menuPath, patterns, searchPath } from '../../../../src/routing/paths';
import { customerRoutes } from '../../../../src/app/router/customer-routes';
import { robotOf } from '../../../support/server/robots';

const codenames = ['warung', 'akun', 'go', 'order-kita', 'cart'];

/** The first words of routes, alone and as the beginning of a name. */
const words = ['akun', 'go', 'order', 'cart', 'chat', 'checkout', 'invoice', 'saldo', 'login', 'payment', 'graphql'];
const titles = words.flatMap((word) => [
  word,
  `${word} & Saldo`,
  `${word}-kart 2`,
  `Teh ${word}`,
  `a/${word}/b`,
  `?${word}`,
]);

const publicPaths = [
  '',
  ...legalPaths,
  ...titles.flatMap((title) => [
    itemPath({ title, id: 'abc1' }),
    menuPath({ name: title, id: 'abc1' }),
    `${itemPath({ title, id: 'abc1' })}/reviews`,
    searchPath(title),
  ]),
].flatMap((path) => [path, `${path}?lang=en`]);

const privatePaths = customerRoutes
  .filter(({ private: isPrivate }) => isPrivate)
  .flatMap(({ path }) => path.replace(/:\w+/g, 'x1').split(' '))
  .filter((path) => !path.startsWith('/p/ride/'))
  .concat(patterns.action.replace(/:\w+/g, 'x1'), '/login', '/verification-phone')
  .flatMap((path) => [path, `${path}?next=%2Fcart`]);

describe.each([
  ['under their paths', codenames.map((codename) => `/${codename}`)],
  ['on a host of its own', ['']],
] as const)('stores %s', (_where, bases) => {
  const mayRead = robotOf(robotRules(bases).join('\n'));

  test.each(bases)('no public page of "%s" is shut', (base) => {
    expect(publicPaths.filter((path) => !mayRead(base + path || '/'))).toEqual([]);
  });

  test.each(bases)('each private page of "%s" is shut', (base) => {
    expect(privatePaths.length).toBeGreaterThan(40);
    expect(privatePaths.filter((path) => mayRead(base + path))).toEqual([]);
  });
});

test('with more stores than fit, private pages are excluded and sitemap pages are not', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `/store${at}`);
  for (const rules of [robotRules(many), robotRules(null)]) {
    const text = rules.join('\n');
    expect(text.length).toBeLessThan(500_000);
    const mayRead = robotOf(text);
    expect(privatePaths.filter((path) => mayRead(`/store7${path}`))).toEqual([]);
    expect(
      publicPaths.filter((path) => !path.startsWith('/search/')).filter((path) => !mayRead(`/store7${path}`)),
    ).toEqual([]);
  }
});
