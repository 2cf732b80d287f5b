import { accountNumbers } from '../../support/money/account-numbers';
import { answerCalls } from '../../support/server/answered-calls';
import { trust } from '../../support/server/facade-fixture';
import { app } from '../../support/server/rest-examples';

const result = `__typename ... on CreatedOrder { id } ... on Refusal { code total { amount currency } }`;
const documents = trust({
  'test:transactions': `query Moved($after: String) {
    customer {
      transactions(page: 2, after: $after) {
        nodes { id createdAt amount { amount currency } kind note order { id } orderNumber invoice { id number } }
        pageInfo { page hasNextPage endCursor }
      }
    }
  }`,
  'test:topUp': `mutation TopsUp($input: CreateTopUpInput!) { createTopUp(input: $input) { ${result} } }`,
  'test:withdraw': `mutation Withdraws($input: CreateWithdrawalInput!) { createWithdrawal(input: $input) { ${result} } }`,
  'test:exchange': `mutation Exchanges($input: ExchangePointsInput!) {
    exchangePoints(input: $input) {
      __typename
      ... on PointsExchange { message points balance { amount currency } }
      ... on Refusal { code }
    }
  }`,
  'test:rewards': `query Offered { rewards { id points amount { amount currency } name image } }`,
  'test:note': `query Noted { customer { referralNote { username terms entered referrerReward { amount currency } } } }`,
  'test:friends': `query Befriended { customer { referredFriends { nodes { name joinedAt earned { amount } } } } }`,
  'test:wallet': `query Walleted { store { wallet { mode topUpFee { amount currency } withdrawalNote pointsRule { amount { amount currency } points } } } }`,
});

const data = (content: unknown) => ({ success: true, message: '', data: content });
const created = { payment_type: 3, unique_id: 'order1', auto_order: 1, order_no: 'JJ0000001', order_status: 2 };
const movement = {
  unique_id: '82',
  creation_date: '2026-11-22 18:09:19',
  amount: -102_500,
  kind: 'withdrawal',
  note: 'Tarik Saldo JJ0000001',
  order_uid: 'order1',
  order_no: 'JJ0000001',
};
const paidInvoice = { order_uid: null, order_no: null, invoice_uid: 'invoice1', invoice_no: 'INV1000001' };

const { answers, fixture, run, asked } = answerCalls(documents);

test('an outgoing movement is negative, and the next page starts at its key', async () => {
  answers['report-transaction'] = data({
    balance: 5,
    data: [movement, { ...movement, kind: 'gift', ...paidInvoice }],
    after: 'k-3',
  });
  const { data: answer, errors } = await run('test:transactions', { after: 'k-2' });
  expect(errors).toBeUndefined();
  expect(answer).toEqual({
    customer: {
      transactions: {
        nodes: [
          {
            id: '82',
            createdAt: '2026-11-22T18:09:19+07:00',
            amount: { amount: -102_500, currency: 'Rp' },
            kind: 'WITHDRAWAL',
            note: 'Tarik Saldo JJ0000001',
            order: { id: 'order1' },
            orderNumber: 'JJ0000001',
            invoice: null,
          },
          expect.objectContaining({ kind: 'OTHER', order: null, invoice: { id: 'invoice1', number: 'INV1000001' } }),
        ],
        pageInfo: { page: 2, hasNextPage: true, endCursor: 'k-3' },
      },
    },
  });
});

test('a store without a wallet answers neither movements nor friends', async () => {
  fixture().provider.intrude(({ path }, response) => {
    if (!/report-transaction|referral/.test(path)) return false;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false,"message":"Tidak ada"}');
    return true;
  });
  expect(await run('test:transactions')).toMatchObject({ data: { customer: { transactions: null } } });
  expect(await run('test:note')).toMatchObject({ data: { customer: { referralNote: null } } });
  expect(await run('test:friends')).toMatchObject({ data: { customer: { referredFriends: null } } });
});

const account = { bank: ' Bank Nusantara ', holder: 'Siti Rahma', number: '1234567890' };
const withdrawal = { amount: 100_000, total: 102_500, account, idempotencyKey: 'session-1' };

test.each([
  ['an empty name', { bank: ' ' }],
  ['no number', { number: '' }],
  ['a name of 61 characters', { holder: 'a'.repeat(61) }],
])('an account with %s is not sent', async (_name, fields) => {
  const { errors } = await run('test:withdraw', { input: { ...withdrawal, account: { ...account, ...fields } } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  expect(asked('checkout-withdraw')).toEqual([]);
});

test.each(accountNumbers)('of %s, the number %s is sent: %s', async (bank, number, isPayable) => {
  answers['checkout-withdraw'] = { ...data(created), error_code: null, total: null };
  const sent = await run('test:withdraw', { input: { ...withdrawal, account: { ...account, bank, number } } });
  const expected = isPayable ? { __typename: 'CreatedOrder' } : { code: 'ACCOUNT_NUMBER_INVALID' };
  expect(sent).toMatchObject({ data: { createWithdrawal: expected } });
  expect(asked('checkout-withdraw')).toHaveLength(isPayable ? 1 : 0);
});

test('a withdrawal goes with its account in one text', async () => {
  answers['checkout-withdraw'] = { ...data(created), error_code: null, total: null };
  expect(await run('test:withdraw', { input: withdrawal })).toMatchObject({
    data: { createWithdrawal: { __typename: 'CreatedOrder', id: 'order1' } },
  });
  expect(Object.fromEntries(new URLSearchParams(asked('checkout-withdraw')[0]?.body))).toEqual({
    value: '100000',
    total: '102500',
    note: 'Bank Nusantara, Siti Rahma, 1234567890',
    session_code: 'session-1',
  });
});

test('a top-up with a changed price is refused with the current total', async () => {
  answers['checkout-topup'] = {
    success: false,
    message: 'Harga telah berubah',
    error_code: 'PRICE_CHANGED',
    total: 53_500,
    data: null,
  };
  const input = {
    amount: 50_000,
    total: 50_000,
    payment: 'bank',
    paymentKind: 'PLATFORM',
    idempotencyKey: 'session-1',
  };
  expect(await run('test:topUp', { input })).toMatchObject({
    data: { createTopUp: { code: 'PRICE_CHANGED', total: { amount: 53_500, currency: 'Rp' } } },
  });
  expect(asked('checkout-topup')[0]?.body).toContain('payment_type=0');
});

test('an exchange answers with what the customer has after it', async () => {
  answers['points/exchange'] = { ...data({ points: 20, balance: 57_500 }), message: 'Ditukar', error_code: null };
  const input = { reward: 'saldo_10', points: 10, amount: 10_000, idempotencyKey: 'session-1' };
  expect(await run('test:exchange', { input })).toMatchObject({
    data: { exchangePoints: { message: 'Ditukar', points: 20, balance: { amount: 57_500, currency: 'Rp' } } },
  });
  const sent = asked('points/exchange')[0]?.query;
  expect([sent?.get('points'), sent?.get('reward')]).toEqual(['10', '10000']);
});

test('an id that no reward can have is refused without asking', async () => {
  expect(
    await run('test:exchange', {
      input: { reward: '../x', points: 10, amount: 10_000, idempotencyKey: 'session-1' },
    }),
  ).toMatchObject({
    data: { exchangePoints: { code: 'REWARD_GONE' } },
  });
  expect(asked('points/exchange')).toEqual([]);
});

test('the terms of the referral programme are sanitised', async () => {
  answers['referral/note'] = data({
    message: '',
    term: '',
    term_and_condition: '<p onclick="x()">Satu teman<script>alert(1)</script></p>',
    username: 'siti',
    entered: null,
    referrer_reward: 10_000,
    friend_reward: 0,
    currency: 'Rp',
  });
  expect(await run('test:note')).toMatchObject({
    data: {
      customer: {
        referralNote: { username: 'siti', terms: '<p>Satu teman</p>', referrerReward: { amount: 10_000 } },
      },
    },
  });
});

describe('a store with Koin', () => {
  beforeEach(() => {
    fixture().provider.apps.set(
      'warung',
      app({
        appmeta: { ...app().appmeta, balance_mode: 'close', order_fee_topup: 1_000 },
        points: { per_amount: 10_000, points: 2 },
      }),
    );
  });

  test('has no currency for fees, movements and rewards', async () => {
    answers['report-transaction'] = data({ balance: 5, data: [movement], after: null });
    answers['rewards/appwarung'] = data([
      { unique_id: 'r1', points: 10, reward: 5_000, currency: 'Rp', name: '', image: null },
    ]);
    expect(await run('test:wallet')).toMatchObject({
      data: {
        store: {
          wallet: {
            mode: 'CLOSED',
            topUpFee: { amount: 1_000, currency: '' },
            pointsRule: { amount: { amount: 10_000, currency: '' }, points: 2 },
          },
        },
      },
    });
    expect(await run('test:transactions')).toMatchObject({
      data: { customer: { transactions: { nodes: [{ amount: { currency: '' } }] } } },
    });
    expect(await run('test:rewards')).toMatchObject({
      data: { rewards: [{ id: 'r1', points: 10, amount: { amount: 5_000, currency: '' } }] },
    });
  });
});

test('rewards are requested without the customer’s token', async () => {
  answers['rewards/appwarung'] = data([]);
  await run('test:rewards');
  expect(asked('rewards/appwarung')[0]?.headers.authorization).toBeUndefined();
});
