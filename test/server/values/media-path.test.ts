import { allowMediaHosts, mediaPath } from '../../../server/values/links';

beforeEach(() => allowMediaHosts(['cdn.example.com']));
afterEach(() => allowMediaHosts([]));

test('a picture on an allowed host has a media path', () => {
  const url = 'https://cdn.example.com/a b.jpg?v=2';
  const [kind, name = ''] = mediaPath(url)?.split('/') ?? [];
  expect(kind).toBe('remote');
  expect(Buffer.from(name, 'base64url').toString()).toBe('https://cdn.example.com/a%20b.jpg?v=2');
});

test.each([
  'http://cdn.example.com/a.jpg',
  'https://cdn.example.com:8443/a.jpg',
  'https://user:secret@cdn.example.com/a.jpg',
  'https://evil.example/cdn.example.com/a.jpg',
  'https://cdn.example.com.evil.example/a.jpg',
  'https://sub.cdn.example.com/a.jpg',
  'https://127.0.0.1/a.jpg',
  `https://cdn.example.com/${'a'.repeat(800)}`,
  '//cdn.example.com/a.jpg',
  'remote/aHR0cHM6Ly9ldmlsLmV4YW1wbGUv',
  'javascript:alert(1)',
])('%s has no media path', (value) => {
  expect(mediaPath(value)).toBeNull();
});
