import { nextCursor } from '../../../server/model/connection';

test.each([
  ['/api/v2/customer/list/search?page=2&after=abc%3D', { page: 2, after: 'abc=' }],
  ['https://provider.example/api?after=x&page=13', { page: 13, after: 'x' }],
  ['?page=3', { page: 3, after: '' }],
  ['?after=x', null],
  ['?page=1&after=x', null],
  ['?page=two', null],
  ['?page=2.5', null],
  ['http://[', null],
  ['', null],
  [null, null],
])('the cursor after a page with next %j is %j', (url, cursor) => {
  expect(nextCursor(url)).toEqual(cursor);
});
