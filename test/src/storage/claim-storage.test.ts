import { changeSession } from '../../../src/storage/page-session';
import { claimStorage, claimTab, clearPersonal, storageKeys } from '../../../src/storage/claim-storage';
import type { StorageKey } from '../../../src/storage/storage-table';
import { storedText } from '../../../src/storage/stored-text';
import { changeFlag, clearFlag, dropFlag, setFlag } from '../../support/browser/session-flag';

const isMark = (key: StorageKey) => key.endsWith('/owner');
const keysOf = (...scopes: string[]) =>
  storageKeys.filter((key) => scopes.includes(key.split('/')[1] ?? '') && !isMark(key));
const ofPersons = keysOf('customer', 'person');
const read = (key: StorageKey) => storedText(key, 'kopi').read();
const write = (key: StorageKey) => storedText(key, 'kopi').write(`value of ${key}`);

function signIn(session: string, customer: string) {
  setFlag('kopi', session);
  claimStorage('kopi', customer);
}

/** Removes the flag, and continues the page as a guest's. */
function expire() {
  dropFlag();
  changeSession('');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearFlag();
});

test('every key names its owner', () => {
  for (const key of storageKeys)
    expect(['device', 'store', 'customer', 'guest', 'person']).toContain(key.split('/')[1]);
});

describe.each(ofPersons)('%s', (key) => {
  test('is not found by the next customer, however the session before ended', () => {
    signIn('session-of-rina', 'rina');
    write(key);
    expire();
    // A separate page, like in a new tab.
    clearFlag();
    expect(read(key)).toBeNull();
    setFlag('kopi', 'session-of-sari');
    expect(read(key)).toBeNull();
    claimStorage('kopi', 'sari');
    expect(read(key)).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('value of');
  });

  test('is found by the same customer after the session has expired', () => {
    signIn('session-1', 'rina');
    write(key);
    expire();
    clearFlag();
    signIn('session-2', 'rina');
    expect(read(key)).toBe(`value of ${key}`);
  });

  test('is deleted when a page of the next customer writes first, before its owner is known', () => {
    signIn('session-of-rina', 'rina');
    for (const one of ofPersons) write(one);
    setFlag('kopi', 'session-of-sari');
    storedText(key, 'kopi').write('new');
    expect(read(key)).toBe('new');
    const inArea = ofPersons.filter((one) => one.split('/')[0] === key.split('/')[0] && one !== key);
    expect(inArea.filter((one) => read(one) !== null)).toEqual([]);
  });

  test('is not written by a page that another session has replaced', () => {
    signIn('session-of-sari', 'sari');
    write(key);
    // Rina's page is still open in another tab.
    setFlag('kopi', 'session-of-rina');
    changeFlag('session-of-sari');
    expect(storedText(key, 'kopi').write('of rina')).toBe(false);
    setFlag('kopi', 'session-of-sari');
    expect(read(key)).toBe(`value of ${key}`);
  });
});

test.each(keysOf('person'))('%s of a guest goes on with who signs in, and with nobody after that', (key) => {
  write(key);
  signIn('session-of-rina', 'rina');
  expect(read(key)).toBe(`value of ${key}`);
  expire();
  clearFlag();
  signIn('session-of-sari', 'sari');
  expect(read(key)).toBeNull();
});

test.each(keysOf('store', 'guest'))('%s belongs to the browser, whoever signs in', (key) => {
  write(key);
  signIn('session-of-rina', 'rina');
  expect(read(key)).toBe(`value of ${key}`);
});

test('signing out removes only the store’s customer and guest data', () => {
  setFlag('kopi', 'session-of-rina');
  for (const key of storageKeys.filter((one) => !isMark(one))) storedText(key, 'kopi', { subject: 'one' }).write('x');
  for (const key of keysOf('store')) storedText(key, 'kopi').write('x');
  for (const key of keysOf('customer', 'person')) localStorage.setItem(`lain:customer:${key}`, 'x');
  clearPersonal('kopi');
  const stored = { ...localStorage, ...sessionStorage } as { [key: string]: string };
  expect(JSON.stringify(stored)).not.toMatch(/kopi:(?:customer|guest):/);
  for (const key of keysOf('store')) expect(stored[storedText(key, 'kopi').key]).toBe('x');
  expect(Object.keys(stored).filter((key) => key.startsWith('lain:'))).toHaveLength(
    keysOf('customer', 'person').length,
  );
});

const formOf = () => storedText('session/person/form', 'kopi', { subject: 'one' });

test.each<[what: string, session: string, owner: string | null, found: string | null]>([
  ['the same customer, who signed in anew', 'session-2', 'session-2 rina', 'typed'],
  ['another customer', 'session-of-sari', 'session-of-sari sari', null],
  ['a customer of whom nothing is known', 'session-of-sari', 'session-of-rina rina', null],
  ['a guest, whose session has ended by itself', '', 'session-of-rina rina', null],
  ['a guest, after signing out', '', null, null],
])('a tab whose page another one replaces: %s', (what, session, owner, found) => {
  signIn('session-of-rina', 'rina');
  formOf().write('typed');
  if (owner) localStorage.setItem('kopi:customer:owner', owner);
  else localStorage.removeItem('kopi:customer:owner');
  claimTab('kopi', session);
  formOf().write('late, of rina');
  if (session) setFlag('kopi', session);
  else clearFlag();
  expect(formOf().read()).toBe(found);
  // Her data is kept for her next sign-in, unless she has signed out.
  const isKept = Object.values({ ...sessionStorage }).includes('typed');
  expect([what, isKept]).toEqual([what, found !== null || (session === '' && owner !== null)]);
});

test('a guest’s tab continues with the customer who signed in in another tab', () => {
  formOf().write('typed');
  localStorage.setItem('kopi:customer:owner', 'session-of-sari sari');
  claimTab('kopi', 'session-of-sari');
  setFlag('kopi', 'session-of-sari');
  expect(formOf().read()).toBe('typed');
});
