import { deviceOf } from '../../../server/base/device';

test.each([
  [undefined, ''],
  ['', ''],
  ['curl/8.5', ''],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 13) <script>${'x'.repeat(9_000)}`,
    expect.stringMatching(/^[A-Za-z0-9 .,()/_-]{0,60}$/),
  ],
])('the browser %s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
