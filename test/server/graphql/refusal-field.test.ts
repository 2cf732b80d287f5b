import { signedIn } from '../../support/server/contract-provider';
import { type Fixture, startFacade, trust } from '../../support/server/facade-fixture';
import { valueOf } from '../../support/server/private-fields';
import { facadeSchema as schema } from '../../../server/graphql/schema';

const cases = [
  ['saveAddress', 'CITY_INVALID', 'address.city'],
  ['saveAddress', 'DISTRICT_INVALID', 'address.district'],
  ['verifyCode', 'CODE_WRONG', 'code'],
  ['changePassword', 'OLD_PASSWORD_WRONG', 'oldPassword'],
  ['requestCode', 'PHONE_TAKEN', 'phone'],
  ['saveProfile', 'PHONE_TAKEN', 'phone'],
  ['saveProfile', 'USERNAME_TAKEN', 'username'],
  ['createOrder', 'VOUCHER_EXPIRED', 'voucher'],
  ['checkVoucher', 'VOUCHER_EXPIRED', 'code'],
  ['removeFromCart', 'LINE_GONE', 'line'],
  ['changePayment', 'PAYMENT_INVALID', 'payment'],
  ['changePayment', 'CODE_WRONG', null],
  ['createWithdrawal', 'BALANCE_SHORT', 'amount'],
  ['createTopUp', 'PAYMENT_INVALID', 'payment'],
  ['exchangePoints', 'REWARD_GONE', 'reward'],
  ['enterReferral', 'REFERRAL_SELF', 'code'],
  ['submitForm', 'FORM_INVALID', 'form'],
  ['createRideOrder', 'FORM_INVALID', 'form'],
  ['createOrder', 'FORM_INVALID', 'rideForm'],
  ['createOrder', 'RIDE_QUOTE_EXPIRED', 'rideQuote'],
  ['createOrder', 'RIDE_SERVICE_INVALID', 'rideServices'],
  ['signIn', 'WRONG_CREDENTIALS', null],
] as const;

const mutations = schema.getMutationType()?.getFields() ?? {};
/** No line has this id, so there is no call. */
const noLine = { line: '!' };

const inputOf = (name: string) => {
  const type = mutations[name]?.args[0]?.type;
  if (!type) throw new Error(`${name} has no input`);
  return { type: String(type), value: name === 'removeFromCart' ? noLine : valueOf('input', type) };
};

let fixture: Fixture;
beforeAll(async () => {
  const texts = cases.map(([name]): [string, string] => [
    `test:${name}`,
    `mutation Of_${name}($input: ${inputOf(name).type}) { answer: ${name}(input: $input) { ... on Refusal { code field } } }`,
  ]);
  fixture = await startFacade({ documents: trust(Object.fromEntries(texts)) });
});
afterAll(() => fixture.close());

test.each(cases)('%s refused by %s belongs to %p', async (name, code, field) => {
  fixture.provider.intrude(({ method, path }, response) => {
    if (method === 'GET' || path.endsWith('/track')) return false;
    const reply = { success: false, message: '', error_code: code, total: null, data: null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    return true;
  });
  const { data, errors } = await fixture.facade.run({
    store: { codename: 'warung' },
    locale: 'id',
    documentId: `test:${name}`,
    variables: { input: inputOf(name).value },
    requestId: 'request-1',
    log: fixture.log,
    visit: signedIn(),
  });
  expect({ errors, data }).toEqual({ errors: undefined, data: { answer: { code, field } } });
});
