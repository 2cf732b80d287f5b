import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createRemotePictures } from '../../../../server/http/pictures/remote-pictures';
import { isPublicAddress, publicLookup } from '../../../../shared/connections/public-address';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const found = (addresses: string[]) =>
  new Promise((done) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    publicLookup(resolve)('cdn.example.com', { all: true }, (error, answer) => done(error?.message ?? answer));
  });

test('resolves a name only if all its addresses are public', async () => {
  expect(await found(['8.8.8.8', '1.1.1.1'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '1.1.1.1', family: 4 },
  ]);
  expect(await found(['8.8.8.8', '10.0.0.1'])).toContain('not public');
  expect(await found([])).toContain('no public address');
});

test('does not connect to a host that resolves to this machine', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const host = `cdn.example.com:${(server.address() as AddressInfo).port}`;
  const remote = createRemotePictures({ hosts: [host], resolve });
  await expect(remote.fetch(`https://${host}/a.png`)).rejects.toThrow('not public');
  await remote.close();
  server.close();
  expect(connections).toBe(0);
});
