import restSchemas from '../../../../provider/__generated__/rest-schemas.json';
import { isPhone } from '../../../../src/features/accounts/phone-rule';

const phones: readonly [text: string, isRight: boolean][] = [
  ['081234567890', true],
  ['+6281234567890', true],
  ['6281234567890', true],
  ['02112345', true],
  ['+14155550123', true],
  ['081234567890123', true],
  ['1', false],
  ['12', false],
  ['0812', false],
  ['+62', false],
  ['0', false],
  ['00000000', false],
  ['+000000000000', false],
  ['000000000000000', false],
  ['0812345678901234', false],
  ['++6281234567', false],
  ['0812 3456 7890', false],
  ['abc', false],
];

/** The contract's forms with an account's phone: they must reject exactly what the page rejects. */
const patterns = Object.entries(
  restSchemas as Record<string, { body?: { properties?: { phone?: { pattern?: string; maxLength?: number } } } }>,
)
  .filter(([name]) => ['register', 'requestCode', 'saveProfile'].includes(name))
  .map(([name, { body }]) => [name, body?.properties?.phone] as const);

test.each(phones)('"%s" is a phone: %s', (text, isRight) => {
  expect(isPhone(text)).toBe(isRight);
  expect(patterns).toHaveLength(3);
  for (const [name, rule] of patterns) {
    const isTaken = new RegExp(rule?.pattern ?? '').test(text) && text.length <= (rule?.maxLength ?? 0);
    expect([name, isTaken]).toEqual([name, isRight]);
  }
});
