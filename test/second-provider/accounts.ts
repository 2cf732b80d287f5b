import { randomBytes } from 'node:crypto';
import { itemOf, kedai } from './catalogue';
import type { FaultKind } from './faults';
import { accepted, type Answer, type Call, type Customer, notFound, ok, refused, type Rest } from './rest';

const provinces = [{ province_id: '32', province_name: 'Jawa Barat' }];
const cities = [
  { city_id: '32.73', city_name: 'Kota Bandung' },
  { city_id: '32.04', city_name: 'Kabupaten Bandung' },
];
const districts = [
  { subdistrict_id: '32.73.02', subdistrict_name: 'Coblong' },
  { subdistrict_id: '32.04.05', subdistrict_name: 'Cileunyi' },
];

const outcome: Answer = { status: 200, body: { success: true, message: '', error_code: null } };

export const profileOf = (customer: Customer): Rest['Profile'] => ({
  view_uid: customer.id,
  name: customer.name,
  username: customer.identity,
  email: `${customer.identity}@contoh.test`,
  phone: '',
  photo: null,
  photo_uid: null,
  currency: 'Rp',
  language: customer.language,
  verified_email: 1,
  verified_phone: 0,
  invoice_flag: 0,
  cnt_invoice_pending: 0,
  invoice_icon: null,
  infos: {
    customer_points_flag: 0,
    customer_points: 0,
    need_verified_email: 0,
    verified_email_type: 1,
    need_verified_phone: 0,
    balance_flag: 0,
    balance: 0,
    referral_flag: 0,
    app_icon: 'appicon/kedai.svg',
    app_name: kedai.name,
  },
});

function addressFrom(fields: Call['fields']): Rest['Address'] | string {
  const { full_name = '', address = '', phone_number = '', province = '', city = '', district = '' } = fields;
  const inProvince = cities.find(({ city_id }) => city_id === city && city_id.startsWith(`${province}.`));
  const inCity = districts.find(({ subdistrict_id }) => subdistrict_id === district && district.startsWith(`${city}.`));
  if (!full_name || !address || !phone_number || !province) return 'ADDRESS_INCOMPLETE';
  if (!inProvince) return 'CITY_INVALID';
  if (!inCity) return 'DISTRICT_INVALID';
  const province_name = provinces[0]?.province_name ?? '';
  const names = { province_name, city_name: inProvince.city_name, district_name: inCity.subdistrict_name };
  return { full_name, address, phone_number, province, city, district, ...names };
}

const bookOf = ({ address, addressUid = 'first-address', others = [] }: Customer): Rest['SavedAddress'][] =>
  address ? [{ view_uid: addressUid, is_default: 1, address }, ...others] : [];

/** The first one is the delivery address. */
function fillBook(customer: Customer, [first, ...others]: readonly Rest['SavedAddress'][]) {
  customer.address = first?.address ?? null;
  customer.addressUid = first?.view_uid ?? 'first-address';
  customer.others = others.map((one) => ({ ...one, is_default: 0 }));
}

/** Customers with their tokens and one-time codes; `sari` exists from the start. */
export function createAccounts(fault: FaultKind | null) {
  const customers: Customer[] = [
    { id: 'sari', identity: 'sari', password: 'senja12345', name: 'Sari Dewi', address: null, language: 'in' },
  ];
  const tokens = new Map<string, Customer>();
  const requests = new Map<string, { readonly customer: Customer | null; readonly isNew: boolean }>();

  const open = (customer: Customer) => {
    const token = randomBytes(24).toString('base64url');
    if (fault !== 'token-not-honoured') tokens.set(token, customer);
    return { token, profile: profileOf(customer) };
  };
  const uidOf = (token: string) => token.replace(/[^A-Za-z0-9]/g, '').slice(0, 16);
  const endAll = (customer: Customer) => {
    for (const [token, owner] of tokens) if (owner === customer) tokens.delete(token);
  };
  /** Its codes are all 123456. */
  const sendCode = (customer: Customer | null, isNew = false) => {
    const request_id = randomBytes(9).toString('base64url');
    requests.set(request_id, { customer, isNew });
    return accepted({ request_id, channel: 'email', sent_to: 's***@contoh.test', expires_in: 300, resend_in: 60 });
  };
  const codeOf = ({ request_id = '', code }: Call['fields']) =>
    code === '123456' ? (requests.get(request_id) ?? null) : null;
  const own = ({ customer }: Call) => {
    if (!customer) throw new Error('The request has no customer');
    return customer;
  };

  const calls: Readonly<Record<string, (call: Call) => Answer>> = {
    signIn: ({ fields }) => {
      if (fields.app_view_uid !== kedai.view_uid) return notFound;
      const isRight = (password: string) => password === fields.password || fault === 'any-password';
      const found = customers.find(({ identity, password }) => identity === fields.identity && isRight(password));
      return found ? accepted(open(found)) : refused('WRONG_CREDENTIALS');
    },
    register: ({ fields: { email = '', name = '', password = '', language } }) => {
      const identity = email.trim().split('@')[0] ?? '';
      const isTaken = customers.some((one) => one.identity === identity);
      const spoken = language === 'en' ? 'en' : 'in';
      return sendCode(
        isTaken ? null : { id: `c_${customers.length}`, identity, password, name, address: null, language: spoken },
        true,
      );
    },
    requestCode: ({ fields: { request_id = '' }, customer }) => {
      const earlier = requests.get(request_id);
      return sendCode(earlier?.customer ?? customer, earlier?.isNew);
    },
    verifyCode: ({ fields }) => {
      const request = codeOf(fields);
      if (!request?.customer) return refused('CODE_WRONG');
      if (request.isNew) customers.push(request.customer);
      return accepted(request.isNew ? open(request.customer) : { token: null, profile: profileOf(request.customer) });
    },
    forgetPassword: ({ fields }) => sendCode(customers.find(({ identity }) => identity === fields.identity) ?? null),
    resetPassword: ({ fields }) => {
      const customer = codeOf(fields)?.customer;
      if (!customer) return refused('CODE_WRONG');
      customer.password = fields.new_password ?? customer.password;
      endAll(customer);
      return outcome;
    },
    changePassword: (call) => {
      const customer = own(call);
      if (customer.password !== call.fields.old_password) return refused('OLD_PASSWORD_WRONG');
      customer.password = call.fields.new_password ?? customer.password;
      endAll(customer);
      return outcome;
    },
    saveProfile: (call) => {
      const customer = own(call);
      customer.name = call.fields.name ?? customer.name;
      return accepted({ profile: profileOf(customer), code: null });
    },
    previewClosing: () => ok({ balance: 0, points: 0, unfinished_orders: 0, open_invoices: 0, pending_invoices: 0 }),
    closeAccount: (call) => {
      const customer = own(call);
      if (customer.password !== call.fields.password) return refused('PASSWORD_WRONG');
      customers.splice(customers.indexOf(customer), 1);
      endAll(customer);
      return outcome;
    },
    verifyEmail: (call) => sendCode(own(call)),
    getProfile: (call) => ok(profileOf(own(call))),
    signOut: ({ token }) => {
      if (fault !== 'token-survives') tokens.delete(token);
      return outcome;
    },
    listFavourites: (call) => ok(own(call).favourites ?? []),
    saveFavourite: (call) => {
      const customer = own(call);
      const { view_uid = '', favourite } = call.fields;
      if (favourite === '1' && !itemOf(view_uid)) return refused('LINE_GONE');
      const others = (customer.favourites ?? []).filter((one) => one.view_uid !== view_uid);
      customer.favourites = favourite === '1' ? [{ view_uid, title: view_uid, image: null }, ...others] : others;
      return outcome;
    },
    mergeFavourites: (call) => {
      const customer = own(call);
      const added = (call.fields.view_uids ?? '')
        .split(',')
        .map((view_uid) => ({ view_uid, title: view_uid, image: null }));
      customer.favourites ??= added;
      return outcome;
    },
    listSessions: (call) => {
      const customer = own(call);
      const session = { device: '', created_at: '2026-11-21 10:00:00', seen_at: '2026-11-21 10:00:00' };
      const sessions = [...tokens].flatMap(([token, owner]) =>
        owner === customer ? [{ ...session, session_uid: uidOf(token), is_current: token === call.token ? 1 : 0 }] : [],
      );
      return ok(sessions);
    },
    endSessions: (call) => {
      const { session_uid } = call.fields;
      for (const [token, owner] of tokens) {
        const isAsked = session_uid === undefined || uidOf(token) === session_uid;
        if (owner === own(call) && token !== call.token && isAsked) tokens.delete(token);
      }
      return outcome;
    },
    signOutEverywhere: (call) => {
      endAll(own(call));
      return outcome;
    },
    getAddress: (call) => accepted(own(call).address),
    saveAddress: (call) => {
      const customer = own(call);
      const saved = addressFrom(call.fields);
      if (typeof saved === 'string') return refused(saved, customer.address);
      if (fault !== 'lost-address') customer.address = saved;
      return accepted(saved);
    },
    listSavedAddresses: (call) => accepted(bookOf(own(call))),
    storeAddress: (call) => {
      const customer = own(call);
      const saved = addressFrom(call.fields);
      if (typeof saved === 'string') return refused(saved, bookOf(customer));
      const { address_uid = '' } = call.path;
      const book = bookOf(customer);
      const entry = { view_uid: address_uid, is_default: 0, address: saved } as const;
      const isKnown = book.some(({ view_uid }) => view_uid === address_uid);
      fillBook(customer, isKnown ? book.map((one) => (one.view_uid === address_uid ? entry : one)) : [...book, entry]);
      return accepted(bookOf(customer));
    },
    deleteAddress: (call) => {
      const customer = own(call);
      const rest = bookOf(customer).filter(({ view_uid }) => view_uid !== call.path.address_uid);
      fillBook(customer, rest);
      return accepted(bookOf(customer));
    },
    chooseAddress: (call) => {
      const customer = own(call);
      const book = bookOf(customer);
      const chosen = book.find(({ view_uid }) => view_uid === call.path.address_uid);
      if (!chosen) return refused('ADDRESS_GONE', book);
      fillBook(customer, [chosen, ...book.filter((one) => one !== chosen)]);
      return accepted(bookOf(customer));
    },
    getShipment: (call) => accepted({ address: own(call).address, language: own(call).language }),
    saveShipment: (call) => {
      const customer = own(call);
      const before = { address: customer.address, language: customer.language };
      const language = call.fields.language === 'en' ? 'en' : 'in';
      if (Object.keys(call.fields).length === 1) {
        customer.language = language;
        return accepted({ ...before, language });
      }
      const saved = addressFrom(call.fields);
      if (typeof saved === 'string') return refused(saved, before);
      customer.address = saved;
      customer.language = language;
      return accepted({ address: saved, language });
    },
    listProvinces: () => ok(provinces),
    listCities: ({ path }) => ok(cities.filter(({ city_id }) => city_id.startsWith(`${path.province}.`))),
    listDistricts: ({ path }) =>
      ok(districts.filter(({ subdistrict_id }) => subdistrict_id.startsWith(`${path.city}.`))),
  };
  return { calls, customerOf: (token: string) => tokens.get(token) ?? null };
}
