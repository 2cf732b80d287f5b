import {
  optionGroups,
  sharedImage,
  startValues,
  valueState,
  variantOf,
  variantsWith,
} from '../../../../../src/features/catalogue/choice/option-groups';
import type { ShownOption } from '../../../../../src/features/catalogue/choice/shown-options';

type Options = { [name: string]: string };

const variant = (options: Options, differences: Partial<ShownOption> = {}): ShownOption => ({
  id: Object.values(options).join('-'),
  name: Object.values(options).join(', '),
  price: null,
  priceBefore: null,
  stock: 5,
  image: null,
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
  ...differences,
});

const shirts = [
  variant({ Ukuran: 'S', Warna: 'Merah' }, { image: 'listimage/red.svg' }),
  variant({ Ukuran: 'M', Warna: 'Merah' }, { image: 'listimage/red.svg', stock: 0 }),
  variant({ Ukuran: 'S', Warna: 'Biru' }, { image: 'listimage/blue.svg' }),
];

test.each<[what: string, variants: ShownOption[]]>([
  ['none', []],
  ['one without options', [...shirts, variant({})]],
  ['options of other names', [variant({ Ukuran: 'S' }), variant({ Warna: 'Merah' })]],
  ['another order', [variant({ Ukuran: 'S', Warna: 'Merah' }), variant({ Warna: 'Biru', Ukuran: 'M' })]],
  ['the same values twice', [variant({ Ukuran: 'S' }), variant({ Ukuran: 'S' })]],
  [
    'an option named twice',
    [
      variant(
        {},
        {
          options: [
            { name: 'Ukuran', value: 'S' },
            { name: 'Ukuran', value: 'M' },
          ],
        },
      ),
    ],
  ],
])('variants of %s are chosen by their names', (_what, variants) => {
  expect(optionGroups(variants)).toBeNull();
});

test('each option is a group with its values in the order of variants', () => {
  expect(optionGroups(shirts)).toEqual([
    {
      name: 'Ukuran',
      values: [
        { value: 'S', image: null },
        { value: 'M', image: null },
      ],
    },
    {
      name: 'Warna',
      values: [
        { value: 'Merah', image: 'listimage/red.svg' },
        { value: 'Biru', image: 'listimage/blue.svg' },
      ],
    },
  ]);
});

test.each([
  ['every value has the same', 'listimage/red.svg'],
  ['a value has none', null],
])('values show no pictures where %s', (_what, image) => {
  const variants = [variant({ Warna: 'Merah' }, { image: 'listimage/red.svg' }), variant({ Warna: 'Biru' }, { image })];
  expect(optionGroups(variants)?.[0]?.values.map((value) => value.image)).toEqual([null, null]);
});

test.each([
  [[null, null], undefined],
  [['S', null], undefined],
  [['M', 'Biru'], undefined],
  [['S', 'Biru'], 'S-Biru'],
])('the values %j select the variant %j', (values, expected) => {
  expect(variantOf(shirts, values)?.id).toBe(expected);
});

test.each([
  [[null, null], 0, 'S', 'available'],
  [[null, null], 0, 'M', 'soldOut'],
  [[null, 'Biru'], 0, 'M', 'absent'],
  [['S', 'Merah'], 1, 'Biru', 'available'],
  [['M', null], 1, 'Biru', 'absent'],
] as const)('with %j, the value of option %i %j is %s', (values, group, value, state) => {
  expect(valueState(shirts, values, { group, value })).toBe(state);
});

test('uncounted stock is never sold out', () => {
  expect(valueState([variant({ Ukuran: 'S' }, { stock: null })], [null], { group: 0, value: 'S' })).toBe('available');
});

test('an option with a single value is preselected', () => {
  const groups = optionGroups([variant({ Ukuran: 'S', Warna: 'Merah' }), variant({ Ukuran: 'M', Warna: 'Merah' })]);
  expect(startValues(groups ?? [])).toEqual([null, 'Merah']);
});

test('a picture is shown if all remaining variants share it', () => {
  expect(sharedImage(shirts)).toBeNull();
  expect(sharedImage(variantsWith(shirts, [null, 'Merah']))).toBe('listimage/red.svg');
});
