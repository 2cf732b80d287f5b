import fc from 'fast-check';
import { checkStore } from '../../../provider/store-check/check-store';
import { type SourceError, SourceRefused } from '../../../provider/store-check/issue';

const fields = ['contact_phone', 'tagline', 'order_prefix'] as const;

const storeWith = (field: string, value: string, isJson = false) =>
  isJson
    ? `{ "codename": "satu", "app": { "view_uid": "a", "name": "A", "layout": 4, "${field}": ${value} }, "components": [{ "view_uid": "b", "name": "B", "category": 6 }] }`
    : `codename: satu\napp:\n  view_uid: a\n  name: A\n  layout: 4\n  ${field}: ${value}\ncomponents:\n  - { view_uid: b, name: B, category: 6 }\n`;

function check(text: string) {
  try {
    return { app: checkStore(text, 'a.yaml').document.app as Record<string, unknown> };
  } catch (error) {
    if (error instanceof SourceRefused) return { errors: error.errors };
    throw error;
  }
}

const fixIn = ({ hint = '' }: SourceError) =>
  /^(?:Put (?:it|the text) in quotes.*?|Write(?: it without quotes)?):? ('.*'|-?\d+)$/.exec(hint)?.[1];

const scalar = fc.oneof(
  fc.constantFrom(
    '081234567890',
    '0o17',
    '0x1F',
    '007',
    '1e5',
    '1.10',
    '22:00',
    '+6281234567',
    '1_000',
    '12345678901234567890',
    'null',
    '~',
    'yes',
    'no',
    'on',
    'off',
    'true',
    'False',
    '2026-01-02',
    '.inf',
    '-.INF',
    '.nan',
    '-0',
    '0.0',
    '12.000',
    '1.000.000',
    '#ff0000',
    '@promo',
    '*bold',
    '&co',
    '!penting',
    '%50',
    '- a',
    'a: b',
    "jum'at",
    '50 %',
    '1,5',
    '=1',
    '?',
  ),
  fc.integer().map((value) => `${value}`),
  fc.double({ noNaN: true }).map((value) => `${value}`),
  fc.stringMatching(/^[-+0-9._eExo:]{1,18}$/),
);

const runs = { numRuns: process.env.SOAK ? 3000 : 300, seed: 20_261_125 };

test('a fix for a text is accepted and has the same meaning', () => {
  let fixes = 0;
  fc.assert(
    fc.property(scalar, fc.constantFrom(...fields), fc.boolean(), (written, field, isOld) => {
      const head = isOld ? '%YAML 1.1\n---\n' : '';
      const { errors } = check(head + storeWith(field, written));
      const fix = errors?.length === 1 && errors[0] ? fixIn(errors[0]) : undefined;
      if (fix === undefined) return;
      fixes += 1;
      const fixed = check(head + storeWith(field, fix));
      // Only a text that needs quotes in YAML may be an invalid value of its field.
      if (errors?.[0]?.path === '' && fixed.errors?.[0]?.reason.endsWith('has the wrong format')) return;
      expect(fixed.app).toMatchObject({ [field]: written });
    }),
    runs,
  );
  expect(fixes).toBeGreaterThan(30);
});

test.each([
  ['081234567890', "'081234567890'"],
  ['0x1F', "'0x1F'"],
  ['1e5', "'1e5'"],
  ['1.10', "'1.10'"],
  ['+6281234567', "'+6281234567'"],
  ['null', "'null'"],
  ['~', "'~'"],
  ['true', "'true'"],
  ['.inf', "'.inf'"],
  ['#ff0000', "'#ff0000'"],
  ['@promo', "'@promo'"],
  ['Kopi: Teh', "'Kopi: Teh'"],
])('the text %s is fixed as %s', (written, fix) => {
  const { errors = [] } = check(storeWith('tagline', written));
  expect(errors.map(fixIn)).toEqual([fix]);
  expect(check(storeWith('tagline', fix)).app).toMatchObject({ tagline: written });
});

test.each(['yes', 'off', '22:00', '2026-01-02', '1_000', '12.000', '12345678901234567890'])(
  'the text %s is taken as it is',
  (written) => {
    expect(check(storeWith('tagline', written)).app).toMatchObject({ tagline: written });
  },
);

test.each<[written: string, reason: string, hint: string | undefined, meaning: number | null]>([
  ["'12000'", 'is a text, must be a whole number', 'Write it without quotes: 12000', 12_000],
  ["'12.000'", 'is a text, must be a whole number', 'Write 12000', 12_000],
  ['12.000', 'is 12.000, which can be read in two ways', 'Write 12000, or 12: digits alone.', null],
  ['12.500', 'is a number, must be a whole number', 'Write 12500', 12_500],
  ['12.5', 'is a number, must be a whole number', undefined, null],
  ['1.250.000', 'is a text, must be a whole number', 'Write 1250000', 1_250_000],
  ['Rp 12.500', 'is a text, must be a whole number', 'Write 12500', 12_500],
  ['25_000', 'is a text, must be a whole number', undefined, null],
  ["'0x10'", 'is a text, must be a whole number', undefined, null],
  ['12345678901234567890', 'is a text, must be a whole number', undefined, null],
])('the number %s is fixed only where it is sure', (written, reason, hint, meaning) => {
  for (const isJson of [false, true]) {
    if (isJson && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(written)) continue;
    const { errors = [] } = check(storeWith('min_order_price', written, isJson));
    const [error, ...more] = errors;
    expect([error?.reason, more]).toEqual([reason, []]);
    if (hint === undefined) expect(error?.hint ?? '').not.toMatch(/^Write (it without quotes: )?\d+$/);
    else expect(error?.hint).toBe(hint);
    const fix = (error && fixIn(error)) ?? '';
    if (meaning !== null)
      expect(check(storeWith('min_order_price', fix)).app).toMatchObject({ min_order_price: meaning });
  }
});

test.each([
  ['yes', 'Write 1'],
  ['true', 'Write 1'],
  ['tidak', 'Write 0'],
  ["'1'", 'Write it without quotes: 1'],
])('the flag %s is fixed as %s', (written, hint) => {
  expect(check(storeWith('balance_flag', written)).errors).toMatchObject([{ hint }]);
});

test('a position may have three decimals', () => {
  const maps = 'maps: [{ view_uid: m, name: M, lat: -6.000, lng: 107.000 }]';
  const text = storeWith('tagline', 'A').replace(
    'category: 6 }',
    `category: 6 }\n  - { view_uid: c, name: C, category: 3, ${maps} }`,
  );
  expect(check(text).errors ?? []).not.toContainEqual(
    expect.objectContaining({ path: expect.stringContaining('lat') as string }),
  );
});
