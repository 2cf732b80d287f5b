import type { Answer, Call } from './rest';

/** The faults that this provider can have, each with the affected record. */
export const faults = {
  'item-without-title': 'abon_sapi',
  'item-with-text-price': 'abon_sapi',
  'item-with-dashed-id': 'abon-sapi',
  'half-character': 'abon_sapi',
  'item-of-another-store': 'abon_sapi',
  'dead-picture': 'abon_sapi',
  'picture-of-another-host': 'abon_sapi',
  'another-item': 'abon_sapi',
  'item-twice': 'teh_melati',
  'slow-item': 'abon_sapi',
  'large-item': 'abon_sapi',
  'review-without-name': 'r2',
  'component-without-icon': 'sambutan',
  'component-gone': 'etalase',
  'unknown-item-answered': 'nobody_has_this',
  'html-reply': 'serundeng_kelapa',
  'broken-json': 'serundeng_kelapa',
  'etag-ignored': 'kedaisenja',
  'unsorted-search': 'kue_kering_10',
  'token-not-honoured': 'sari',
  'token-survives': 'sari',
  'any-password': 'sari',
  'open-cart': 'showCart',
  'lost-address': 'sari',
  'price-believed': 'createOrder',
  'wrong-total': 'order_1',
  'two-orders': 'order_1',
  'reused-key': 'createOrder',
  'cancel-ignored': 'order_1',
  'closed-day-free': 'nasi_kotak',
  'day-twice': 'nasi_kotak',
  'ride-form-backwards': 'antar_senja',
  'ride-line-elsewhere': 'antar_senja',
  'ride-price-believed': 'antar_senja',
  'ride-quote-expired': 'antar_senja',
  'carrier-form-ignored': 'antar_kedai',
  'carrier-form-backwards': 'antar_kedai',
  'money-wallet-gone': 'sari',
  'money-balance-unlike': 'sari',
  'money-overdrawn': 'sari',
  'money-invoice-unlike': 'tagihan_1',
  'money-without-mistake': null,
  'no-events': null,
  'unknown-status': null,
  'unknown-refusal': null,
  'unknown-item-type': null,
} as const satisfies Record<string, string | null>;

export type FaultKind = keyof typeof faults;
export const faultKinds = Object.keys(faults) as FaultKind[];

export type Fields = { [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object inside a reply. */
export function eachObject(value: unknown, change: (one: Fields) => void): void {
  if (Array.isArray(value)) for (const one of value) eachObject(one, change);
  if (!isFields(value)) return;
  change(value);
  for (const one of Object.values(value)) eachObject(one, change);
}

const abon = (change: (one: Fields) => void) => (body: Fields) =>
  eachObject(body, (one) => {
    if (one.view_uid === 'abon_sapi' && 'price' in one) change(one);
  });

const firstList = (body: Fields): Fields[] => {
  const found: Fields[][] = [];
  eachObject(body, ({ data }) => {
    if (Array.isArray(data) && data.every(isFields)) found.push(data);
  });
  return found.at(-1) ?? [];
};

type Change = (body: Fields, operation: string, call: Call) => void;

const changes: { readonly [K in FaultKind]?: Change } = {
  'item-without-title': (body) =>
    eachObject(body, (one) => {
      if (one.view_uid === 'abon_sapi') delete one.title;
    }),
  'item-with-text-price': abon((one) => {
    one.price = String(one.price);
  }),
  'item-with-dashed-id': (body) =>
    eachObject(body, (one) => {
      if (one.view_uid === 'abon_sapi') one.view_uid = 'abon-sapi';
    }),
  'half-character': (body) =>
    eachObject(body, (one) => {
      if (one.view_uid === 'abon_sapi') one.title = 'Abon Sapi \ud83c';
    }),
  'item-of-another-store': abon((one) => {
    one.app_view_uid = 'kios_pagi';
  }),
  'dead-picture': abon((one) => {
    one.image = 'listimage/hilang.svg';
  }),
  'picture-of-another-host': abon((one) => {
    one.image = 'https://cdn.contoh.test/abon.jpg';
  }),
  'another-item': (body, operation, { path }) => {
    if (operation === 'getItem' && path.view_uid === 'abon_sapi' && isFields(body.data))
      body.data.view_uid = 'kopi_tubruk';
  },
  'item-twice': (body, operation) => {
    const list = operation === 'getComponent' ? firstList(body) : [];
    const [, , third] = list;
    if (third?.view_uid === 'teh_melati') list.splice(1, 1, third);
  },
  'large-item': (body, operation, { path }) => {
    if (operation === 'getItem' && path.view_uid === 'abon_sapi' && isFields(body.data))
      body.data.content = 'x'.repeat(4_500_000);
  },
  'review-without-name': (body) =>
    eachObject(body, (one) => {
      if (one.id === 'r2') delete one.name;
    }),
  'component-without-icon': (body) =>
    eachObject(body, (one) => {
      if (one.view_uid === 'sambutan') delete one.icon;
    }),
  'component-gone': (body, operation) => {
    if (operation === 'listComponents' && Array.isArray(body.data))
      body.data = body.data.filter((one) => !isFields(one) || one.view_uid !== 'etalase');
  },
  'closed-day-free': (body, operation) => {
    if (operation !== 'listSlots') return;
    eachObject(body, (one) => {
      if (one.closed === 'CLOSED') Object.assign(one, { free: 2, times: [{ time: '09:00', free: 2 }] });
    });
  },
  'day-twice': (body, operation) => {
    if (operation !== 'listSlots' || !isFields(body.data) || !Array.isArray(body.data.days)) return;
    const [first] = body.data.days as unknown[];
    body.data.days.push(first);
  },
  'ride-form-backwards': (body) =>
    eachObject(body, (one) => {
      if (Array.isArray(one.form)) one.form.reverse();
    }),
  'carrier-form-backwards': (body, operation, { fields }) => {
    if (operation !== 'quoteRide' || fields.exp_vuid !== 'antar_kedai') return;
    eachObject(body, (one) => {
      const [line] = Array.isArray(one.form) ? (one.form as Fields[]) : [];
      if (line) line.show_if = { line: 'pagar', options: ['kecil'] };
    });
  },
  'ride-line-elsewhere': (body, _operation, { fields }) =>
    eachObject(body, (one) => {
      if ('direction' in one && !fields.exp_vuid) one.direction = '??_ibE_ibE';
    }),
  'ride-price-believed': (body, operation, { fields }) => {
    if (operation !== 'createRideOrder' || body.error_code !== 'PRICE_CHANGED') return;
    const data = {
      payment_type: Number(fields.payment_type),
      unique_id: 'order_9',
      auto_order: 0,
      order_no: 'KS0000009',
      order_status: 1,
    };
    Object.assign(body, { success: true, error_code: null, total: null, data });
  },
  'ride-quote-expired': (body, _operation, { fields }) =>
    eachObject(body, (one) => {
      if ('quote_uid' in one && !fields.exp_vuid) one.expires_at = '2026-01-01T00:00:00Z';
    }),
  'unsorted-search': (body, operation, { fields }) => {
    if (operation === 'searchList' && fields.code === '2') firstList(body).reverse();
  },
  'wrong-total': (body, operation) => {
    if (operation === 'getOrder' && isFields(body.data)) body.data.total = Number(body.data.total) + 500;
  },
  'unknown-status': (body) =>
    eachObject(body, (one) => {
      if (one.order_status === 0) one.order_status = 17;
    }),
  'unknown-refusal': (body) => {
    if (body.error_code === 'WRONG_CREDENTIALS') body.error_code = 'MOON_IN_THE_SEVENTH_HOUSE';
  },
  'unknown-item-type': abon((one) => {
    one.type = 42;
  }),
};

/** Claims to have what only `createWallet` has. */
const withMoney: Change = (body) =>
  eachObject(body, (one) => {
    if ('balance_flag' in one) one.balance_flag = 1;
    if ('customer_points_flag' in one) one.customer_points_flag = 1;
    if ('invoice_flag' in one) one.invoice_flag = 1;
  });

/** Applies the fault to the answer. */
export function spoil(fault: FaultKind, operation: string, call: Call, answer: Answer): Answer {
  const isUnknownItem = operation === 'getItem' && answer.status === 404 && call.fields.codename === 'kedaisenja';
  if (fault === 'unknown-item-answered' && isUnknownItem) return { ...answer, status: 500 };
  const change = changes[fault] ?? (fault.startsWith('money-') ? withMoney : undefined);
  if (!change || !answer.body || answer.status !== 200) return answer;
  const body = structuredClone(answer.body) as Fields;
  change(body, operation, call);
  return { ...answer, body };
}
