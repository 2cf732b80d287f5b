import { ValidationError } from 'yup';
import {
  emptyValues,
  filledForm,
  type FormLine,
  formSchema,
  type FormValues,
} from '../../../../src/features/forms/form-schema';

const field = (kind: Extract<FormLine, { __typename: 'FormField' }>['kind'], isRequired = true): FormLine => ({
  __typename: 'FormField',
  id: kind.toLowerCase(),
  label: kind,
  isRequired,
  kind,
});
const choice = (isMultiple: boolean, isRequired = true): FormLine => ({
  __typename: 'FormChoice',
  id: isMultiple ? 'several' : 'one',
  label: 'Pilihan',
  isRequired,
  isMultiple,
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
});
const kinds = ['TEXT', 'NUMBER', 'DATE', 'TIME', 'LINK', 'FILE', 'POSITION'] as const;
const everyLine = (isRequired: boolean) => [
  ...kinds.map((kind) => field(kind, isRequired)),
  choice(false, isRequired),
  choice(true, isRequired),
];

function errorsOf(lines: readonly FormLine[], values: FormValues): { [field: string]: string } {
  try {
    formSchema(lines).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('a required line of each kind asks to be filled in', () => {
  const lines = everyLine(true);
  const errors = errorsOf(lines, emptyValues(lines));
  expect(Object.keys(errors)).toHaveLength(lines.length);
  expect(new Set(Object.values(errors))).toEqual(new Set(['form-line.required']));
});

test('an optional line of each kind may be empty, and is not sent then', () => {
  const lines = everyLine(false);
  expect(errorsOf(lines, emptyValues(lines))).toEqual({});
  expect(filledForm(lines, emptyValues(lines))).toEqual([]);
});

test.each(['www.contoh.id', 'ftp://contoh.id', 'javascript:alert(1)'])('%s is not a link', (link) => {
  expect(errorsOf([field('LINK')], { line0: link })).toEqual({ line0: 'form-line.link' });
});

test.each(['https://', 'https://[', 'https://contoh id', 'http:///contoh'])('%s is not a URL', (link) => {
  expect(errorsOf([field('LINK')], { line0: link })).toEqual({ line0: 'form-line.invalid' });
});

test('a text or a link has at most the characters that the store accepts', () => {
  const lines = [field('TEXT'), field('LINK')];
  const textOf = (length: number) => 'a'.repeat(length);
  const linkOf = (length: number) => `https://contoh.id/${textOf(length - 18)}`;
  expect(errorsOf(lines, { line0: textOf(500), line1: linkOf(2_000) })).toEqual({});
  expect(errorsOf(lines, { line0: textOf(501), line1: linkOf(2_001) })).toEqual({
    line0: 'form-line.too-long',
    line1: 'form-line.too-long',
  });
});

test.each(['http://contoh.id', 'Https://contoh.id', 'https://contoh.id/a?b=c'])('%s is a link', (link) => {
  expect(errorsOf([field('LINK')], { line0: link })).toEqual({});
});

test.each([
  ['-1', false],
  ['0', true],
  ['10000000000000', true],
  ['10000000000001', false],
  ['000000000000001', false],
  ['dua', false],
  ['2.5', true],
  ['1e3', false],
  ['0.0000001', false],
])('%s is a number: %s', (text, isValid) => {
  expect(errorsOf([field('NUMBER')], { line0: text })).toEqual(isValid ? {} : { line0: 'form-line.invalid' });
});

test.each([
  ['DATE', '2026-02-28', true],
  ['DATE', '2026-02-30', false],
  ['DATE', '12026-01-01', false],
  ['TIME', '23:59', true],
  ['TIME', '24:00', false],
] as const)('a %s may be %s: %s', (kind, text, isValid) => {
  expect(errorsOf([field(kind)], { line0: text })).toEqual(isValid ? {} : { line0: 'form-line.invalid' });
});

test('each kind of line is sent in its own way', () => {
  const lines = everyLine(true);
  const position = { latitude: -6.2, longitude: 106.8 };
  const values: FormValues = {
    line0: 'Tiga dus',
    line1: '3',
    line2: '2026-11-24',
    line3: '09:30',
    line4: 'https://contoh.id',
    line5: { id: 'f1' },
    line6: { name: 'Menteng', ...position },
    line7: 'a',
    line8: ['a', 'b'],
  };
  expect(errorsOf(lines, values)).toEqual({});
  expect(filledForm(lines, values)).toEqual([
    { line: 'text', text: 'Tiga dus' },
    { line: 'number', text: '3' },
    { line: 'date', text: '2026-11-24' },
    { line: 'time', text: '09:30' },
    { line: 'link', text: 'https://contoh.id' },
    { line: 'file', file: 'f1' },
    { line: 'position', position },
    { line: 'one', options: ['a'] },
    { line: 'several', options: ['a', 'b'] },
  ]);
});
