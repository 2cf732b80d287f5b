import { customerName, customersIn } from './canary-customer';

test.each([
  ['<p>Halo kenari-p03-01</p>', ['03-01']],
  ['"phone":"+62812777" "0812777"', []],
  ['"phone":"+628127770301","0812-000"', ['03-01']],
  ['Rp9.103.001', ['03-01']],
  ['"amount":9103001,', ['03-01']],
  ['19103001 9103001000 9.103.001.000', []],
  ['kenari-p00-00 and kenari-p19-02', ['00-00', '19-02']],
])('%s names %j', (text, names) => {
  expect([...customersIn(text)]).toEqual(names);
});

test('a customer has the same name as the canaries say', () => {
  expect(customerName(3, 1)).toBe('03-01');
});
