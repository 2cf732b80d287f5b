import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';
import { asAdmin } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

const path = '/api/v2/customer/form';
const page = `${path}/daftar-mitra`;
const name = { view_uid: 'nama', value: 'Kebun Sari' };
const kiosk = { view_uid: 'jenis', value: ['kios'] };
const other = { view_uid: 'jenis', value: ['lain'] };
const otherKind = { view_uid: 'jenis_lain', value: 'Bengkel' };

describe.each(databases)('pages of forms on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(async () => {
    customer = await shop.newCustomer();
  });
  afterAll(() => shop.close());

  const answersOf = async ({ username }: TestCustomer) =>
    (await shop.modules.forms.forms.newest()).filter((one) => one.username === username).map(({ lines }) => lines);
  const submit = (sender: TestCustomer, answers: readonly object[], fields: Fields = {}, at = page) =>
    shop.call<{ success: boolean; error_code: string | null }>(sender, at, {
      method: 'POST',
      body: shop.form({ form_data: JSON.stringify(answers), session_code: shop.newSession(), ...fields }),
    });

  test.each([
    ['of another name', `${path}/entah`],
    ['of a form that only rides ask', `${path}/kiriman`],
  ])('a page %s is not found', async (_what, at) => {
    expect((await shop.ask(`${at}?codename=warung`)).status).toBe(404);
    expect((await submit(customer, [name, kiosk], {}, at)).status).toBe(404);
  });

  test('nobody sends one without an account', async () => {
    expect((await submit({ ...customer, headers: { authorization: '' } }, [name, kiosk])).status).toBe(401);
  });

  test.each([
    ['a required line is missing', [kiosk]],
    ['a line is not asked for, as its condition does not hold', [name, kiosk, otherKind]],
    ['a line is required, as its condition holds', [name, other]],
    ['a line is unknown', [name, kiosk, { view_uid: 'entah', value: 'x' }]],
    ['a text is too long', [{ ...name, value: 'x'.repeat(501) }, kiosk]],
  ])('is refused where %s', async (_what, answers) => {
    expect((await submit(customer, answers)).body.error_code).toBe('FORM_INVALID');
    expect(await answersOf(customer)).toEqual([]);
  });

  test('other answers with the same session code are a conflict', async () => {
    const session = { session_code: shop.newSession() };
    await submit(customer, [name, kiosk], session);
    expect((await submit(customer, [{ ...name, value: 'Lain' }, kiosk], session)).status).toBe(409);
  });

  test('a customer’s limit ends', async () => {
    const codes = [];
    for (let count = 0; count < 21; count += 1) codes.push((await submit(customer, [name, kiosk])).body.error_code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => null), 'TOO_MANY_GUESSES']);
    shop.pass(1);
    expect((await submit(customer, [name, kiosk])).body.success).toBe(true);
  });

  test('is found by its name, in the requested language', async () => {
    const asked = await shop.ask(`${page}?codename=warung`, { headers: { 'accept-language': 'en' } });
    expect(asked.body).toMatchObject({
      data: {
        title: 'Become a partner',
        thanks: 'Terima kasih',
        lines: [{ label: 'Name' }, { type: 4 }, { show_if: { line: 'jenis', options: ['lain'] } }],
      },
    });
  });

  test('20 taps with one session code send one form, which the attempt shows', async () => {
    const session_code = shop.newSession();
    const taps = Array.from({ length: 20 }, () => submit(customer, [name, other, otherKind], { session_code }));
    expect(new Set((await Promise.all(taps)).map(({ body }) => body.success))).toEqual(new Set([true]));
    expect(await answersOf(customer)).toMatchObject([
      [
        { view_uid: 'nama', label: 'Nama', type: 0, value: 'Kebun Sari' },
        { view_uid: 'jenis', label: 'Jenis', type: 4, value: 'Lainnya' },
        { view_uid: 'jenis_lain', label: 'Jenis lain', type: 0, value: 'Bengkel' },
      ],
    ]);
    expect(await shop.attempt(customer, session_code)).toMatchObject({ state: 'done', order: null });
  });

  test('a text loses characters that would disturb another page, and must have others', async () => {
    const texts = ['\u0000', '\u202e \u0007\u200b', '\u202eKebun\u0000 <b>Sari</b>\u2066 😀 '];
    const codes = [];
    for (const value of texts) codes.push((await submit(customer, [{ ...name, value }, kiosk])).body.error_code);
    expect(codes).toEqual(['FORM_INVALID', 'FORM_INVALID', null]);
    expect(await answersOf(customer)).toMatchObject([[{ value: 'Kebun <b>Sari</b> 😀' }, {}]]);
  });

  test('the sandbox lists answers, and shows markup as text', async () => {
    await submit(customer, [{ ...name, value: '<b>Sari</b>' }, kiosk]);
    const { text } = await shop.ask('/sandbox/forms', { headers: asAdmin });
    expect(text).toContain('&lt;b&gt;Sari&lt;/b&gt;');
    expect(text).not.toContain('<b>Sari');
  });
});
