import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import type { Session } from './check-account';
import { newKey } from './check-attempts';
import { quote } from './check-rides';
import { nobody, type Run, verify } from './run';

type Rest = components['schemas'];
type FormLine = Rest['FormLine'];
type Answers = { view_uid: string; value: unknown }[];

const byRide = 1;
const fileType = 7;

/** A valid answer for each type of line. */
const answers: { readonly [type: number]: (line: FormLine) => unknown } = {
  0: () => 'Pagar hijau',
  1: () => '2',
  2: () => '2027-03-02',
  3: () => '07:45',
  4: ({ options }) => options.slice(0, 1).map(({ view_uid }) => view_uid),
  5: ({ options }) => options.slice(0, 1).map(({ view_uid }) => view_uid),
  6: () => 'https://contoh.test',
  8: () => ({ lat: 0, lng: 0 }),
};

const unfitting: { readonly [type: number]: unknown } = {
  1: 'dua',
  2: '2027-02-30',
  3: '24:00',
  4: [nobody],
  5: [nobody],
  6: 'contoh.test',
  7: nobody,
  8: 'di sana',
};

const isMandatory = ({ required, type, show_if }: FormLine) => required === 1 && type !== fileType && !show_if;

/** The answers to a form, without lines that depend on others. */
function answersTo(lines: readonly FormLine[]): Answers {
  const asked = lines.filter(isMandatory);
  const given: Answers = [];
  for (const line of lines) {
    const parent = given.find(({ view_uid }) => view_uid === line.show_if?.line)?.value;
    const isShown =
      line.show_if && Array.isArray(parent) && line.show_if.options.some((option) => parent.includes(option));
    if (asked.includes(line) || (isShown && line.required === 1 && line.type !== fileType))
      given.push({ view_uid: line.view_uid, value: answers[line.type]?.(line) ?? '' });
  }
  return given;
}

/**
 * Checks the ride of the goods in the cart: their quote, and orders that must be refused because of invalid answers to
 * the carrier's form. Orders nothing.
 * @returns false if the provider accepted such an order
 */
export async function checkGoodsRide(run: Run, scope: Scope, session: Session, line: Rest['CartItem']) {
  const { caller } = run;
  const { token } = session;
  const carriers = await caller.call(scope, 'listExpeditions', { token });
  const riding = (carriers?.body.data ?? []).find(({ type, origin }) => type === byRide && origin);
  if (!riding?.origin) return true;
  const fields = { app_vuid: scope.viewUid, exp_vuid: nobody, destination_lat: 0, destination_lng: 0 };
  const unknown = await caller.call(scope, 'quoteRide', { token, fields, about: nobody });
  const place = { store: scope.codename, operation: 'quoteRide', record: riding.view_uid };
  if (unknown) verify(run, !unknown.body.success, { ...place, record: nobody }, 'is quoted, and is no carrier');
  const quoted = await quote(run, scope, session, riding.view_uid, riding.origin, { exp_vuid: riding.view_uid });
  return quoted ? checkForm(run, scope, session, { line, carrier: riding.view_uid, quoted }) : true;
}

interface Carried {
  readonly line: Rest['CartItem'];
  readonly carrier: string;
  readonly quoted: Rest['Direction'];
}

async function checkForm(
  run: Run,
  scope: Scope,
  { token }: Session,
  { line, carrier, quoted }: Carried,
): Promise<boolean> {
  const { caller, report } = run;
  const lines = quoted.form ?? [];
  const place = { store: scope.codename, operation: 'createOrder', record: carrier };
  const types = await caller.call(scope, 'listPaymentTypes', {
    token,
    fields: { cart_type: 0, expedition_type: byRide },
  });
  const [payment] = types?.body.data ?? [];
  if (!payment) {
    report.skip(`goods with a ride in ${scope.codename}: no way to pay is offered`);
    return true;
  }
  const { cart_unique_id: view_uid, qty, price, variant_view_uid, type, currency, title, image, weight } = line;
  const services = quoted.list_courrier_service.flatMap((one) =>
    one.required === 1 ? { service_view_uid: one.view_uid, qty: 1 } : [],
  );
  const order = async (form: Answers, total: number) => {
    const sent = {
      cart: JSON.stringify([{ view_uid, qty, price, variant_view_uid, type, currency, title, image, weight }]),
      note: 'uji',
      total,
      expedition_type: byRide,
      courrier: carrier,
      exp_view_uid: carrier,
      ride_quote_uid: quoted.quote_uid,
      services: JSON.stringify(services),
      form_data: JSON.stringify(form),
      payment_id: payment.id,
      payment_type: payment.type,
      session_code: newKey(),
    };
    return (await caller.call(scope, 'createOrder', { token, fields: sent, about: carrier }))?.body;
  };
  const fitting = answersTo(lines);
  const cheap = await order(fitting, 1);
  if (!cheap) return true;
  if (!verify(run, !cheap.success, place, 'carries goods for 1, whatever it costs')) return false;
  const { total } = cheap;
  if (total === null) {
    report.skip(`forms of goods with a ride in ${scope.codename}: refused with ${cheap.error_code}`);
    return true;
  }
  const [mandatory] = lines.filter(isMandatory);
  const wrong: [answers: Answers | null, problem: string][] = [
    [
      mandatory ? fitting.filter(({ view_uid: id }) => id !== mandatory.view_uid) : null,
      `is ordered without an answer to "${mandatory?.view_uid}", which it requires`,
    ],
    [[...fitting, { view_uid: nobody, value: 'uji' }], 'is ordered with an answer to a line that it does not have'],
    ...lines.flatMap(({ view_uid, type: kind, show_if }): [answers: Answers, problem: string][] => {
      const value = unfitting[kind];
      if (value === undefined || show_if) return [];
      const others = fitting.filter((one) => one.view_uid !== view_uid);
      return [[[...others, { view_uid, value }], `is ordered with ${JSON.stringify(value)} for "${view_uid}"`]];
    }),
  ];
  for (const [form, problem] of wrong) {
    const answer = form && (await order(form, total));
    if (!answer) continue;
    const isRefused = !answer.success && answer.error_code === 'FORM_INVALID';
    if (!verify(run, isRefused, place, answer.success ? problem : `${problem}: ${answer.error_code}`)) {
      return !answer.success;
    }
  }
  return true;
}
