import { emptyValues, type FormLine } from '../../../../src/features/forms/form-schema';
import { storedForm } from '../../../../src/features/forms/stored-form';

const options = [
  { id: 'a', label: 'Mobil' },
  { id: 'b', label: 'Motor' },
];
const shared = { label: 'Baris', isRequired: false };
const lines: FormLine[] = [
  { __typename: 'FormField', id: 'name', kind: 'TEXT', ...shared },
  { __typename: 'FormField', id: 'photo', kind: 'FILE', ...shared },
  { __typename: 'FormField', id: 'place', kind: 'POSITION', ...shared },
  { __typename: 'FormChoice', id: 'one', isMultiple: false, options, ...shared },
  { __typename: 'FormChoice', id: 'several', isMultiple: true, options, ...shared },
];
const values = {
  line0: 'Sari',
  line1: { id: 'WEB-foto' },
  line2: { name: 'Menteng', latitude: -6.2, longitude: 106.8 },
  line3: 'b',
  line4: ['a'],
};
const key = 'warung:guest:form-kirim';
const stored = () => storedForm('warung', 'kirim', lines);
beforeEach(() => sessionStorage.clear());

test.each([
  ['nothing', null],
  ['rubbish', '{'],
  ['a list', '[1]'],
  ['a text', '"a"'],
  ['other types', JSON.stringify({ name: 1, photo: 'x', place: { name: 'x' }, one: ['a'], several: 'a' })],
  ['parts of the wrong type', JSON.stringify({ photo: { id: 1 }, place: { name: 'x', latitude: '1', longitude: 2 } })],
  ['options that the form no longer has', JSON.stringify({ one: 'c', several: ['a', 'c'] })],
])('of %s no line is filled in', (_what, text) => {
  if (text !== null) sessionStorage.setItem(key, text);
  expect(stored().read()).toEqual(emptyValues(lines));
});

test('an answer is found again by the id of its line', () => {
  stored().write(values);
  expect(stored().read()).toEqual(values);
  const [name, ...others] = lines;
  const turned = storedForm('warung', 'kirim', [...others, ...(name ? [name] : [])]);
  expect(turned.read().line4).toBe('Sari');
});

test('of another form, or once it was removed, nothing is found', () => {
  stored().write(values);
  expect(storedForm('warung', 'lain', lines).read()).toEqual(emptyValues(lines));
  stored().remove();
  expect(stored().read()).toEqual(emptyValues(lines));
});
