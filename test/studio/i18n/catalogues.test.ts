import en from '../../../studio/__generated__/messages/en';
import id from '../../../studio/__generated__/messages/id';
import { staffRefusalCodes } from '../../../studio/__generated__/staff-refusal-codes';

test('both languages have the same texts', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
});

test('every code of a refusal has a sentence', () => {
  const keys = staffRefusalCodes.map((code) => `refusals.${code.toLowerCase().replaceAll('_', '-')}`);
  expect(
    Object.keys(id)
      .filter((key) => key.startsWith('refusals.'))
      .sort(),
  ).toEqual(keys.sort());
});
