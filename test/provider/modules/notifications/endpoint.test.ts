import { isPushEndpoint } from '../../../../provider/modules/notifications/rules/endpoint';

const origin = 'http://127.0.0.1:4000';

test.each([
  'http://push.example.com/send/1',
  'https://127.0.0.1/send',
  'https://[::1]/send',
  'https://[fd00::1]/send',
  'https://10.0.0.8/send',
  'https://2130706433/send',
  'https://localhost/send',
  'https://push.localhost/send',
  'https://db.internal/send',
  'https://printer.local./send',
  'https://provider/send',
  'https://user:password@push.service.net/send',
  'https://push.service.net:8443/send',
  'ftp://push.service.net/send',
  'javascript:alert(1)',
  'not a URL',
  '',
])('%s is not an endpoint', (endpoint) => {
  expect(isPushEndpoint(endpoint, '')).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QABC',
])('%s is one', (endpoint) => {
  expect(isPushEndpoint(endpoint, '')).toBe(true);
});

test('the origin of tests is one if it is set, but not an origin that begins like it', () => {
  expect(isPushEndpoint(`${origin}/send/1`, origin)).toBe(true);
  expect(isPushEndpoint(`${origin}/send/1`, '')).toBe(false);
  expect(isPushEndpoint(`${origin}0/send/1`, origin)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:4000@evil.test/', origin)).toBe(false);
});
