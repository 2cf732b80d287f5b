import { loggedUrl } from '../../../server/base/request-log';

test.each([
  ['/kopi', '/kopi'],
  ['/kopi/search/0?search=sepatu+ibu', '/kopi/search/?search'],
  ['/kopi/search/sepatu%20ibu?min=1&rating=4&min=2', '/kopi/search/?min&rating&min'],
  ['/search/sepatu/ibu', '/search/'],
  ['/login?next=%2Fcart%3Fa%3Db=c', '/login?next'],
  ['/search?search=a?b=c\nd', '/search?search'],
  ['/search?', '/search'],
  ['/preview/sealed/kopi/p/1', '/preview/…/kopi/p/1'],
  ['/studio/invitations/a2wTafYMBuK1AwcF0QKD-x1', '/studio/invitations/…'],
  ['/studio/invitations/a2wTaf/?next=1', '/studio/invitations/…/?next'],
  ['/studio/stores/kopi/people', '/studio/stores/kopi/people'],
])('the URL %j is logged as %j', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
