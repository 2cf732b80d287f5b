import { startErrorText } from '../../server/fatal-errors';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

beforeAll(() => {
  process.env.DATA_DIR = '/data/own';
});
afterAll(() => {
  delete process.env.DATA_DIR;
});

test.each([
  [failure("ENOENT: no such file, open '/app/dist/early/main.js'", 'ENOENT'), 'npm run build'],
  [failure("ENOENT: no such file, open '/etc/hosts'", 'ENOENT'), '^ENOENT: no such file, open ./etc/hosts.$'],
  [failure('listen EADDRINUSE: address already in use 127.0.0.1:3000', 'EADDRINUSE'), '3000. .* set PORT'],
  [failure('listen EACCES: permission denied 0.0.0.0:80', 'EACCES'), '80. Set PORT'],
  [failure('listen EADDRNOTAVAIL: address not available 10.0.0.9', 'EADDRNOTAVAIL'), 'HOST is not an address'],
  [failure('ENOSPC: no space left on device, write', 'ENOSPC'), '^The disk of /data/own is full. Free'],
  [failure("EACCES: permission denied, mkdir '/data'", 'EACCES'), 'may not write there: .*/data.*Give this user'],
  [
    failure("EEXIST: file already exists, mkdir '/data'", 'EEXIST'),
    'there is a file in its place.*Move that file away',
  ],
  [failure("ENOTDIR: not a directory, mkdir '/data/own/x'", 'ENOTDIR'), 'there is a file.*Move that file away'],
  [
    failure("ENOENT: no such file or directory, mkdir '/data/own'", 'ENOENT'),
    'folder above it is missing, or is read-only.*Create',
  ],
  [failure("EROFS: read-only file system, mkdir '/data'", 'EROFS'), 'read-only disk.*Mount that disk'],
  [failure('EMFILE: too many open files', 'EMFILE'), 'ulimit -n'],
  [failure("Cannot find module '/app/dist/server/entry-server.js'", 'MODULE_NOT_FOUND'), 'npm run build'],
  [failure('something else'), '^something else$'],
])('%s is printed with its fix', (error, pattern) => {
  expect(startErrorText(error)).toMatch(new RegExp(pattern));
});
