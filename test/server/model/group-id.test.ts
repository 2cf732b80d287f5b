import fc from 'fast-check';
import { groupId, groupKey } from '../../../server/model/ids';

const key = {
  supplier_vuid: 'toko1',
  province: '31',
  city: '31.71',
  district: '31.71.01',
  parent_vuid: '',
  partner_vuid: 'toko1',
};

test('a group is identified by supplier and location', () => {
  expect(groupId(key)).toMatch(/^[\w-]+$/);
  expect(groupKey(groupId(key))).toEqual(key);
});

test.each([
  ['a part that is not an id', [`toko'1`, '31', '31.71', '31.71.01', '', '']],
  ['a part that is not a region', ['toko1', 'Jakarta', '31.71', '31.71.01', '', '']],
  ['a part too few', ['toko1', '31', '31.71', '31.71.01', '']],
  ['a part too many', ['toko1', '31', '31.71', '31.71.01', '', '', '']],
  ['a number', [1, '31', '31.71', '31.71.01', '', '']],
  ['no list', { length: 6 }],
])('rejects an id with %s', (_name, parts) => {
  expect(groupKey(Buffer.from(JSON.stringify(parts)).toString('base64url'))).toBeNull();
});

test('rejects any other text', () => {
  fc.assert(fc.property(fc.string(), (text) => groupKey(text) === null));
});
