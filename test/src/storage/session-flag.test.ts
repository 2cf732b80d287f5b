import { newestSession } from '../../../src/storage/session-flag';

test.each([
  ['none', '', ''],
  ['those of others', 'lang=en; at.kopi-dua.a1=1; at.sekopi.a1=1; at.kopi=1', ''],
  ['its own among others', 'at.kopi-dua.c3=1; at.kopi.a1=1; lang=en-b2', 'a1'],
  ['the newest of two whose sign-ins crossed', 'at.kopi.b2_-x=1; at.kopi.a1=1', 'b2_-x'],
  ['names alone, as workers have them', 'lang; at.kopi.a1', 'a1'],
])('finds among cookies: %s', (_what, cookies, session) => {
  expect(newestSession('kopi', cookies)).toBe(session);
});
