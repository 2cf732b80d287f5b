/** The valid values at a field's limits, and invalid values beyond them. */
export interface Limit {
  takes: readonly string[];
  refuses: readonly string[];
}

const text = (least: number, most: number): Limit => ({
  takes: ['a'.repeat(least), 'a'.repeat(most)],
  refuses: [...(least > 0 ? ['a'.repeat(least - 1)] : []), 'a'.repeat(most + 1)],
});

const whole = (least: number, most: number): Limit => ({
  takes: [`${least}`, `${most}`],
  refuses: [`${least - 1}`, `${most + 1}`, `${least}.5`, 'dua'],
});

const oneOf = (...words: string[]): Limit => ({ takes: words, refuses: ['', 'lain'] });

const signs = ({ takes, refuses }: Limit, ...others: string[]): Limit => ({ takes, refuses: [...refuses, ...others] });

const id = signs(text(1, 40), 'a-b', '<b>');
const place: Limit = { takes: ['', '3'.repeat(13)], refuses: ['3'.repeat(14), '32a'] };
/** The customer's own phone: 7 to 14 digits after an optional plus or zero, at most 15 characters. */
const phone: Limit = {
  takes: ['', '1000000', '01000000', '9'.repeat(14), `+${'9'.repeat(14)}`, `0${'9'.repeat(14)}`, `+0${'9'.repeat(13)}`],
  refuses: [
    '9'.repeat(6),
    `0${'9'.repeat(6)}`,
    '9'.repeat(15),
    `+0${'9'.repeat(14)}`,
    '0'.repeat(12),
    `00${'9'.repeat(10)}`,
    '08123456789a',
    '0812-3456-789',
    '+',
  ],
};
const metPhone: Limit = { takes: ['', `+${'0'.repeat(14)}`], refuses: ['0'.repeat(16), '0812a', '0812-3'] };
const code: Limit = { takes: ['000000'], refuses: ['00000', '0000000', '00000a'] };

/** A list in at most 20,000 characters; each entry has an id and 1 to 100,000 pieces. */
function list(entry: object, most: number): Limit {
  const of = (over: object, times = 1) => JSON.stringify(Array.from({ length: times }, () => ({ ...entry, ...over })));
  return {
    takes: [of({}).padEnd(20_000), of({}, most), of({ qty: 100_000 }), of({ view_uid: 'a'.repeat(40) })],
    refuses: [
      of({}).padEnd(20_001),
      of({}, most + 1),
      '[]',
      '[1]',
      '{}',
      'kosong',
      of({ qty: 0 }),
      of({ qty: -1 }),
      of({ qty: 1.5 }),
      of({ qty: 100_001 }),
      of({ qty: '1' }),
      of({ view_uid: 'a-b' }),
      of({ view_uid: '' }),
    ],
  };
}
const choices = list({ view_uid: 'garam', qty: 1 }, 100);
const changes = list({ view_uid: '1', qty: 1, checked: 1 }, 100);

const rupiah = whole(0, 10_000_000_000_000);

/** Texts that people type or that pages send, each with its limits by the specification or our own. */
export const limits = {
  id,
  idOrNone: signs(text(0, 40), 'a-b', '<b>'),
  identity: text(1, 100),
  givenPassword: text(1, 200),
  newPassword: text(8, 200),
  personName: signs(text(1, 60), ' '),
  email: { takes: ['a@b', `${'a'.repeat(95)}@b.id`], refuses: ['a@', `${'a'.repeat(96)}@b.id`, 'a.b.id', 'a b@c.id'] },
  phone,
  /** The recipient, or the person who is visited. */
  metPhone,
  username: text(1, 60),
  device: signs(text(0, 60), '<b>'),
  request: text(1, 64),
  requestOrNone: text(0, 64),
  code,
  channel: oneOf('sms', 'whatsapp'),
  purpose: oneOf('phone', 'email'),
  language: oneOf('in', 'en'),
  addressText: text(0, 30),
  place,
  placeOf: { takes: place.takes.slice(1), refuses: place.refuses },
  placeName: text(0, 100),
  grams: whole(0, 1_000_000),
  choices,
  changes: signs(changes, JSON.stringify([{ view_uid: '1', qty: 1, checked: 2 }])),
  orderLines: list({ view_uid: 'pulsa', qty: 1, price: 50_000, type: 5 }, 200),
  pieces: whole(1, 100_000),
  rupiah,
  closingReason: signs(text(1, 200), ' '),
  amount: whole(1, 10_000_000_000_000),
  bankDetails: {
    takes: ['a', 'ä'.repeat(200), "Bank & Rekan (Syariah)\nSiti 'Bu' Rahma: 123_456"],
    refuses: ['', ' \n', 'a'.repeat(201), '<b>', 'a\u0000b'],
  },
  pageKey: { takes: ['1_1', '9'.repeat(18) + '_1'], refuses: ['', 'a'.repeat(61), '1/1'] },
  listKey: { takes: ['1', '9'.repeat(18)], refuses: ['', '9'.repeat(61), '1/1'] },
  pageSize: whole(1, 50),
  referralCode: text(1, 60),
  voucherCategory: whole(0, 5),
  voucherCode: { takes: ['a', 'Z9'.repeat(15)], refuses: ['', 'A'.repeat(31), 'HE MAT', 'HEMAT-1', '<b>'] },
  voucherCodeOrNone: { takes: ['', 'Z9'.repeat(15)], refuses: ['A'.repeat(31), 'HE MAT', 'HEMAT-1', '<b>'] },
  note: {
    takes: ['', 'ä'.repeat(200), `Pagar hijau, no. 5/6 - "dekat" pos: jam 9; kata 'Bu Sri'\nterima kasih`],
    refuses: ['a'.repeat(201), '<b>', 'a & b', 'a_b', '100%', 'Rp5+', 'a\u0000b'],
  },
  dropshipName: text(0, 30),
  dropshipPhone: { takes: ['', '0'.repeat(15)], refuses: ['0'.repeat(16), '+628123', '0812a'] },
  packageService: text(0, 60),
  session: signs(text(8, 100), 'kode sesi', 'kode/sesi'),
  cartType: whole(0, 8),
  carrierType: whole(0, 9),
  paymentType: whole(0, 4),
  paymentTypeOrNone: whole(-1, 4),
  flag: oneOf('0', '1'),
  day: { takes: ['2026-11-23', '2024-02-29'], refuses: ['', '2026-13-01', '2026-11-32', '23-11-2026', 'besok'] },
  time: { takes: ['00:00', '23:59'], refuses: ['', '24:00', '9:00', '09:60', 'pagi'] },
  latitude: { takes: ['-90', '90', '-6.9175'], refuses: ['-91', '91', 'utara'] },
  longitude: { takes: ['-180', '180', '107.6'], refuses: ['-181', '181', 'timur'] },
  placeText: text(0, 200),
  rideNote: { takes: ['-', 'a'.repeat(30), 'Pagar hijau, no. 5/6'], refuses: ['', 'a'.repeat(31), '<b>', 'a_b'] },
  rideName: text(0, 60),
  rideServices: text(0, 4_000),
  formData: text(0, 20_000),
  formName: { takes: ['a', 'daftar-mitra', 'A'.repeat(40)], refuses: ['a b', 'a/b', 'a'.repeat(41)] },
  slashedDay: { takes: ['2026/11/23'], refuses: ['', '2026-11-23', '2026/13/01', '23/11/2026'] },
  hour: whole(0, 23),
  minute: whole(0, 59),
  stars: whole(1, 5),
  revision: whole(1, 2_147_483_647),
  page: whole(1, 1_000),
  chatPage: whole(1, 1_000_000),
  chatId: signs(text(1, 60), 'a-b', '<b>'),
  message: { takes: ['', 'a', '<b>', 'a'.repeat(2_000)], refuses: ['a'.repeat(2_001)] },
  messageId: { takes: ['1', '9'.repeat(18)], refuses: ['', 'a', '-1', '9'.repeat(19)] },
  ids: {
    takes: ['a', Array.from({ length: 200 }, (_one, at) => `${at}`.padStart(40, 'a')).join(',')],
    refuses: ['', 'a'.repeat(41), 'a,,b', 'a-b', Array.from({ length: 201 }, () => 'a').join(',')],
  },
  pushEndpoint: {
    takes: ['https://p.id', `https://push.service.net/${'a'.repeat(975)}`],
    refuses: ['', 'https://p', `https://push.service.net/${'a'.repeat(976)}`],
  },
  pushKey: {
    takes: [`B${'A'.repeat(86)}`, `B${'A'.repeat(86)}=`],
    refuses: ['', 'A'.repeat(86), 'A'.repeat(88), `${'A'.repeat(86)}+`],
  },
  pushSecret: { takes: ['A'.repeat(22), `${'A'.repeat(22)}==`], refuses: ['', 'A'.repeat(21), 'A'.repeat(23)] },
  notificationKind: oneOf('order', 'payment', 'chat', 'invoice', 'ride'),
  pictureSession: signs(text(8, 64), 'kode sesi'),
  bit: { takes: ['0', '1'], refuses: ['-1', '2', 'dua'] },
  zero: { takes: ['0'], refuses: ['1', '-1', 'dua'] },
  searchText: text(1, 60),
  purchaseState: oneOf('to_pay', 'in_process', 'shipped', 'done', 'cancelled'),
  consentVersion: {
    takes: ['2026-11-22', 'A'.repeat(60)],
    refuses: ['A'.repeat(61), 'with space', 'a/b'],
  },
  billNumber: { takes: ['1', '+62812345678901', '1'.repeat(50)], refuses: ['', '1'.repeat(51), '0812-3', '0812a'] },
  billNumberOrNone: { takes: ['', '1'.repeat(50)], refuses: ['1'.repeat(51), '0812-3', '0812a'] },
  billCodeOrNone: { takes: ['', 'A_.-'.repeat(10)], refuses: ['a'.repeat(41), 'a b', '<b>'] },
  invoiceTab: oneOf('active', 'all'),
  invoiceMethod: whole(0, 9_999),
  cursor: { takes: ['1000001', 'a_-'], refuses: ['', 'a b', 'a'.repeat(61)] },
  orderNumber: {
    takes: ['a1234567', `${'A'.repeat(8)}${'1'.repeat(20)}`],
    refuses: ['1234567', 'JJ123456', 'JJ-1234567'],
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Lists are sent as text, which only the handlers can validate. */
export const isList = (name: LimitName) => ['choices', 'changes', 'orderLines'].includes(name);
