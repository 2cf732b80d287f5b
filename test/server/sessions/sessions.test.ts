import { createFrameSealer, createSealer } from '../../../server/sealing/sealer';
import { type CarriedSessions, createSessions } from '../../../server/sessions/sessions';
import { afterAnswer, emptyBrowser } from '../../support/server/carried-session';

const secret = 'a secret of thirty-two characters or more';
const hour = 60 * 60_000;
const day = 24 * hour;
let clock: number;
const sessions = createSessions([secret], () => clock);
const visitOf = (carried: CarriedSessions) => sessions.visit('appwarung', carried);
const customerOf = (carried: CarriedSessions) => visitOf(carried).session?.customer;

/** The cookies of a browser after sign-in. */
function begun(store = 'appwarung', token = 'token-1', before = emptyBrowser, customer = 'ani') {
  const visit = sessions.visit(store, before);
  visit.begin(token, customer);
  return afterAnswer(before, visit);
}

/** The only sealed cookie. */
const sealedIn = ({ sealed }: CarriedSessions) => [...sealed.values()].join();

const resealed = ({ sealed, flags }: CarriedSessions, value: string): CarriedSessions => ({
  sealed: new Map([...sealed.keys()].map((name) => [name, value])),
  flags,
});

beforeEach(() => {
  clock = 1_000;
});

test('a session belongs to its customer', () => {
  const visit = visitOf(begun());
  expect(visit.session).toEqual({ token: 'token-1', customer: 'ani', store: 'appwarung', since: 1_000, seenAt: 1_000 });
  expect(visit.changes().size).toBe(0);
});

test('a sealed session reveals nothing', () => {
  expect(Buffer.from(sealedIn(begun()), 'base64url').toString('latin1')).not.toMatch(/token|ani|warung/);
});

test('a session has a unique, constant name that reveals nothing of its customer', () => {
  const browser = begun();
  const { name } = visitOf(browser);
  expect(name()).toMatch(/^[\w-]{16}$/);
  expect(name()).not.toMatch(/token|ani|warung/);
  clock += 2 * hour;
  const renewed = afterAnswer(browser, visitOf(browser));
  expect(visitOf(renewed).name()).toBe(name());
  const rotated = createSessions([`${secret}, the next`, secret], () => clock);
  expect(rotated.visit('appwarung', renewed).name()).toBe(name());
  expect(visitOf(begun('appwarung', 'token-2')).name()).not.toBe(name());
  expect(visitOf(emptyBrowser).name()).toBe('');
});

describe('a late answer to a request of Ani’s, after Budi signed in in the same browser,', () => {
  const signInBudi = (ani: CarriedSessions) => {
    clock += 1;
    return begun('appwarung', 'token-2', ani, 'budi');
  };

  test.each<[string, (visit: ReturnType<typeof visitOf>) => void]>([
    ['that renews her session', () => undefined],
    ['that found it ended, or ends it', (visit) => visit.end()],
  ])('%s leaves him signed in', (_answer, act) => {
    const ani = begun();
    clock += 2 * hour;
    const late = visitOf(ani);
    act(late);
    const browser = afterAnswer(signInBudi(ani), late);
    expect(customerOf(browser)).toBe('budi');
    expect(browser.flags).toEqual([visitOf(browser).name()]);
    const next = afterAnswer(browser, visitOf(browser));
    expect([customerOf(next), next.sealed.size]).toEqual(['budi', 1]);
  });

  test('that renews her session does not sign her in again once he has signed out', () => {
    const ani = begun();
    clock += 2 * hour;
    const late = visitOf(ani);
    const budi = signInBudi(ani);
    const signOut = visitOf(budi);
    signOut.end();
    const browser = afterAnswer(afterAnswer(budi, signOut), late);
    expect(browser.flags).toEqual([]);
    expect(customerOf(browser)).toBeUndefined();
    expect(afterAnswer(browser, visitOf(browser)).sealed.size).toBe(0);
  });

  test('that signs her in is ignored, because his sign-in is newer', () => {
    const ani = sessions.visit('appwarung');
    ani.begin('token-1', 'ani');
    const browser = afterAnswer(signInBudi(emptyBrowser), ani);
    expect(customerOf(browser)).toBe('budi');
    const next = afterAnswer(browser, visitOf(browser));
    expect([customerOf(next), next.flags.length]).toEqual(['budi', 1]);
  });
});

test('a sign-in is newer than the previous session, even if the clock was set back', () => {
  const ani = begun();
  clock = 500;
  const budi = sessions.visit('appwarung', ani);
  budi.begin('token-2', 'budi');
  expect(budi.name() > visitOf(ani).name()).toBe(true);
});

test('names sort by the start of their sessions', () => {
  const names = [1, 1_700_000_000_000, 1_790_000_000_000, 2_700_000_000_000].map((since) => {
    clock = since;
    return visitOf(begun()).name();
  });
  expect([...names].sort()).toEqual(names);
});

test('rejects a session of another store, under any cookie name', () => {
  const browser = begun('appkedai');
  expect(visitOf(browser).session).toBeNull();
  expect(afterAnswer(browser, visitOf(browser))).toEqual(emptyBrowser);
});

test.each<[string, (browser: CarriedSessions) => CarriedSessions]>([
  ['without its flag', ({ sealed }) => ({ sealed, flags: [] })],
  [
    'under another session’s name',
    ({ sealed }) => ({ sealed: new Map([['x', [...sealed.values()][0] ?? '']]), flags: ['x'] }),
  ],
  ['that was lost while its flag stayed', ({ flags }) => ({ sealed: new Map(), flags })],
])('a cookie %s opens nothing and is removed', (_case, change) => {
  const browser = change(begun());
  expect(customerOf(browser)).toBeUndefined();
  expect(afterAnswer(browser, visitOf(browser))).toEqual(emptyBrowser);
});

test('rejects a changed session', () => {
  const browser = begun();
  const bytes = Buffer.from(sealedIn(browser), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(visitOf(resealed(browser, changed.toString('base64url'))).session).toBeNull();
  }
});

test('rejects a session sealed with another secret or for another purpose', () => {
  const browser = begun();
  const text = createSealer([secret], 'sessions').open(sealedIn(browser)) ?? '';
  const frame = createFrameSealer([secret], () => clock).seal({
    store: 'appwarung',
    kind: 'item',
    id: 'x',
    latitude: 0,
    longitude: 0,
  });
  expect(visitOf(resealed(browser, createSealer([secret], 'sessions').seal(text))).session).not.toBeNull();
  for (const sealed of [
    createSealer([`${secret}!`], 'sessions').seal(text),
    createSealer([secret], 'others').seal(text),
    frame,
  ])
    expect(visitOf(resealed(browser, sealed)).session).toBeNull();
  expect(createFrameSealer([secret], () => clock).open(sealedIn(browser))).toBeNull();
});

test('a session expires after seven days without use', () => {
  const browser = begun();
  clock += 7 * day - 1;
  expect(visitOf(browser).session).not.toBeNull();
  clock += 1;
  expect(visitOf(browser).session).toBeNull();
});

test('use extends a session up to thirty days', () => {
  let browser = begun();
  for (let passed = 1; passed < 30; passed += 1) {
    clock += day;
    const visit = visitOf(browser);
    expect(visit.session?.since).toBe(1_000);
    browser = afterAnswer(browser, visit);
  }
  clock += day;
  expect(visitOf(browser).session).toBeNull();
});

test('stores the last use once an hour', () => {
  const browser = begun();
  clock += hour - 1;
  expect(visitOf(browser).changes().size).toBe(0);
  clock += 1;
  expect([...visitOf(browser).changes()]).toEqual([[visitOf(browser).name(), expect.stringMatching(/^[\w-]{60,}$/)]]);
});

test('ending a session clears its cookies', () => {
  const browser = begun();
  const visit = visitOf(browser);
  visit.end();
  expect([afterAnswer(browser, visit), visit.name()]).toEqual([emptyBrowser, '']);
});

test('ending the previous session does not end the new one', () => {
  const before = begun();
  const visit = visitOf(before);
  visit.begin('token-2', 'budi');
  visit.end();
  expect(customerOf(afterAnswer(before, visit))).toBe('budi');
});

test('rejects a sign-in to an unknown store', () => {
  expect(() => sessions.visit(null).begin('token-1', 'ani')).toThrow('store');
});
