import { nextPath, signInPath } from '../../../studio/app/paths';

test.each([
  null,
  '',
  'stores/kedai',
  '//evil.test/x',
  '/\\evil.test',
  '/..//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/sign-in',
  '/sign-in?next=/sign-in',
])('after signing in, %p leads to the stores', (next) => {
  expect(nextPath(next)).toBe('/');
});

test('after signing in, a path of the studio is opened with its parameters', () => {
  const path = '/stores/kedai?place=%2Fcomponents%2F3';
  const { searchParams } = new URL(signInPath(path), 'http://studio.test');
  expect(nextPath(searchParams.get('next'))).toBe(path);
});
