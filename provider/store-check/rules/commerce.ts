import { CarrierType, PaymentKind } from '../../__generated__/codes';
import type { DocumentIssue, Path } from '../issue';
import type { CodedIssue } from '../issue-codes';
import type { FilledStore, StoredCarrier, StoredPaymentOption, Rule } from '../store-document';
import { repeated } from './repeated';

type App = FilledStore['app'];

const virtualAccount = [0, 4];

function carrierIssues({ type, services }: StoredCarrier, path: Path): DocumentIssue[] {
  const days = services.flatMap(({ days_from: from, days_to: to }, index): DocumentIssue[] => {
    if (from <= to) return [];
    const reason = `is ${to}, less than days_from ${from}`;
    return [{ path: [...path, 'services', index, 'days_to'], reason, code: 'DAYS_REVERSED', params: { from, to } }];
  });
  const names = services.map(({ service }) => service);
  const issues = [...days, ...repeated(names, [...path, 'services'], 'service')];
  return type === CarrierType.PACKAGES && services.length === 0
    ? [...issues, { path, reason: 'has type 3 and no services', code: 'NO_CARRIER_SERVICES' }]
    : issues;
}

/** Payment kinds by invoice method; any other method gives a payment code. */
const kindsOfMethod: Readonly<Record<number, readonly number[]>> = { 0: [PaymentKind.BALANCE], 1: [1] };

const balanceOff: CodedIssue = { code: 'BALANCE_OFF', params: { field: 'app.balance_flag' } };

function paymentIssues(option: StoredPaymentOption, hasWallet: boolean, path: Path): DocumentIssue[] {
  const { type, invoice_method: method, va_prefix, account } = option;
  const kinds = method === undefined ? [type] : (kindsOfMethod[method] ?? virtualAccount);
  if (!kinds.includes(type)) {
    const reason = `is ${method}, which needs type ${kinds.join(' or ')}`;
    const params = { field: 'paymentOption.type' };
    return [{ path: [...path, 'invoice_method'], reason, code: 'WRONG_INVOICE_METHOD', params }];
  }
  if (type === PaymentKind.BALANCE && !hasWallet)
    return [{ path: [...path, 'type'], reason: 'is 3, but balance_flag is 0', ...balanceOff }];
  const missing = (field: 'va_prefix' | 'account'): DocumentIssue => ({
    path,
    reason: `has type ${type} and needs "${field}"`,
    code: 'MISSING_FIELD',
    params: { field: `paymentOption.${field}` },
  });
  if (virtualAccount.includes(type) && va_prefix === undefined) return [missing('va_prefix')];
  return type === 1 && account === undefined ? [missing('account')] : [];
}

const needsWallet = (isUsed: boolean, path: Path): DocumentIssue[] =>
  isUsed
    ? [
        {
          path,
          reason: 'pays into the wallet, but balance_flag is 0',
          hint: 'Set app.balance_flag to 1.',
          ...balanceOff,
        },
      ]
    : [];

const moneyIssues = ({
  balance_flag,
  customer_points_flag,
  points,
  rewards,
  referral_flag,
  referral,
}: App): DocumentIssue[] => [
  ...(customer_points_flag === 1 && !points
    ? [
        {
          path: ['app', 'customer_points_flag'],
          reason: 'is 1, but nothing earns points',
          hint: 'Add app.points, such as { per_amount: 10000, points: 1 }.',
          code: 'NEEDS_FIELD' as const,
          params: { field: 'app.points' },
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
      ? [{ path: ['app', 'use_expedition'], reason: 'is 1, but there are no carriers', code: 'NO_CARRIERS' as const }]
      : []),
    ...moneyIssues(app),
  ];
};
