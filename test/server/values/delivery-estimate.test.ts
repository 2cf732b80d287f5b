import { deliveryEstimate } from '../../../server/values/text';

test.each([
  ['2-3', '2-3'],
  ['2-3 HARI', '2-3'],
  ['1 hari', '1'],
  ['3 Hari Kerja', '3'],
  ['1-2 days', '1-2'],
  ['6 JAM', '6 JAM'],
  ['', ''],
  ['hari ini', 'hari ini'],
])('the estimate %j is %j', (text, estimate) => {
  expect(deliveryEstimate(text)).toBe(estimate);
});
