import { CarrierType, PaymentKind } from '../../__generated__/codes';
import type { Issue, Path } from '../issue';
import type { FilledStore, StoredCarrier, StoredPaymentOption, Rule } from '../store-document';

type App = FilledStore['app'];

const virtualAccount = [0, 4];

function repeated(names: readonly string[], path: Path, key: string): Issue[] {
  return names.flatMap((name, index) => {
    const earlier = names.indexOf(name);
    if (earlier === index) return [];
    return [{ path: [...path, index, key], reason: `"${name}" is already used by ${path.at(-1)}[${earlier}]` }];
  });
}

function carrierIssues({ type, services }: StoredCarrier, path: Path): Issue[] {
  const days = services.flatMap(({ days_from, days_to }, index) =>
    days_from > days_to
      ? [{ path: [...path, 'services', index, 'days_to'], reason: `is ${days_to}, less than days_from ${days_from}` }]
      : [],
  );
  const names = services.map(({ service }) => service);
  const issues = [...days, ...repeated(names, [...path, 'services'], 'service')];
  return type === CarrierType.PACKAGES && services.length === 0
    ? [...issues, { path, reason: 'has type 3 and no services' }]
    : issues;
}

/** Payment kinds by invoice method; any other method gives a payment code. */
const kindsOfMethod: Readonly<Record<number, readonly number[]>> = { 0: [PaymentKind.BALANCE], 1: [1] };

function paymentIssues(option: StoredPaymentOption, hasWallet: boolean, path: Path): Issue[] {
  const { type, invoice_method: method, va_prefix, account } = option;
  const kinds = method === undefined ? [type] : (kindsOfMethod[method] ?? virtualAccount);
  if (!kinds.includes(type)) {
    return [{ path: [...path, 'invoice_method'], reason: `is ${method}, which needs type ${kinds.join(' or ')}` }];
  }
  if (type === PaymentKind.BALANCE && !hasWallet)
    return [{ path: [...path, 'type'], reason: 'is 3, but balance_flag is 0' }];
  if (virtualAccount.includes(type) && va_prefix === undefined) {
    return [{ path, reason: `has type ${type} and needs "va_prefix"` }];
  }
  return type === 1 && account === undefined ? [{ path, reason: 'has type 1 and needs "account"' }] : [];
}

const needsWallet = (isUsed: boolean, path: Path): Issue[] =>
  isUsed ? [{ path, reason: 'pays into the wallet, but balance_flag is 0', hint: 'Set app.balance_flag to 1.' }] : [];

const moneyIssues = ({
  balance_flag,
  customer_points_flag,
  points,
  rewards,
  referral_flag,
  referral,
}: App): Issue[] => [
  ...(customer_points_flag === 1 && !points
    ? [
        {
          path: ['app', 'customer_points_flag'],
          reason: 'is 1, but nothing earns points',
          hint: 'Add app.points, such as { per_amount: 10000, points: 1 }.',
        },
      ]
    : []),
  ...repeated(
    rewards.map(({ unique_id }) => unique_id),
    ['app', 'rewards'],
    'unique_id',
  ),
  ...needsWallet(balance_flag === 0 && rewards.length > 0, ['app', 'rewards']),
  ...needsWallet(balance_flag === 0 && referral_flag === 1 && referral.referrer_reward + referral.friend_reward > 0, [
    'app',
    'referral',
  ]),
];

export const commerce: Rule = ({ app }) => {
  const { carriers, payment_options: options, use_expedition, balance_flag } = app;
  return [
    ...repeated(
      carriers.map(({ view_uid }) => view_uid),
      ['app', 'carriers'],
      'view_uid',
    ),
    ...carriers.flatMap((carrier, index) => carrierIssues(carrier, ['app', 'carriers', index])),
    ...repeated(
      options.map(({ id }) => id),
      ['app', 'payment_options'],
      'id',
    ),
    ...options.flatMap((option, index) => paymentIssues(option, balance_flag === 1, ['app', 'payment_options', index])),
    ...(use_expedition === 1 && carriers.length === 0
      ? [{ path: ['app', 'use_expedition'], reason: 'is 1, but there are no carriers' }]
      : []),
    ...moneyIssues(app),
  ];
};
