import type { FastifyRequest } from 'fastify';
import { clientAddressOf, readTrustedProxies } from '../../../server/base/client-address';

/** The sender's IP address, as already determined by the trusted proxies. */
const seenAs = (ip: string) => ({ ip }) as FastifyRequest;
const proxies = readTrustedProxies('10.0.0.0/8');

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
  ['unknown', null],
  ['', null],
  ['10.0.0.7', null],
])('%s is counted as %s', (ip, expected) => {
  expect(clientAddressOf(seenAs(ip), proxies)).toBe(expected);
});

test('without trusted proxies no client address is known', () => {
  expect(clientAddressOf(seenAs('203.0.113.9'), readTrustedProxies(''))).toBeNull();
  expect(clientAddressOf(seenAs('203.0.113.9'), readTrustedProxies('none'))).toBe('203.0.113.9');
});
