import { startErrorText } from '../../server/fatal-errors';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  [failure('listen EADDRINUSE: address already in use 127.0.0.1:3000', 'EADDRINUSE'), '3000. .* set PORT'],
  [failure('listen EACCES: permission denied 0.0.0.0:80', 'EACCES'), '80. Set PORT'],
  [failure('listen EADDRNOTAVAIL: address not available 10.0.0.9', 'EADDRNOTAVAIL'), 'HOST is not an address'],
  [failure('ENOSPC: no space left on device, write', 'ENOSPC'), 'disk of DATA_DIR is full'],
  [failure("EACCES: permission denied, mkdir '/data'", 'EACCES'), 'DATA_DIR cannot be written: .*/data'],
  [failure("Cannot find module '/app/dist/server/entry-server.js'", 'MODULE_NOT_FOUND'), 'npm run build'],
  [failure('something else'), '^something else$'],
])('%s is printed with its fix', (error, pattern) => {
  expect(startErrorText(error)).toMatch(new RegExp(pattern));
});
