import { createFrameSealer, createSealer } from '../../../server/sealing/sealer';
import { createSessions } from '../../../server/sessions/sessions';

const secret = 'a secret of thirty-two characters or more';
const hour = 60 * 60_000;
const day = 24 * hour;
let clock: number;
const sessions = createSessions([secret], () => clock);

/** What a browser carries once somebody has signed in. */
function begun(store = 'appwarung', token = 'token-1'): string {
  const visit = sessions.visit(undefined, store);
  visit.begin(token, 'ani');
  return String(visit.outcome());
}

beforeEach(() => {
  clock = 1_000;
});

test('a session belongs to its customer', () => {
  const visit = sessions.visit(begun(), 'appwarung');
  expect(visit.session).toEqual({ token: 'token-1', customer: 'ani', store: 'appwarung', since: 1_000, seenAt: 1_000 });
  expect(visit.outcome()).toBeUndefined();
});

test('a sealed session reveals nothing', () => {
  expect(Buffer.from(begun(), 'base64url').toString('latin1')).not.toMatch(/token|ani|warung/);
});

test('a session has a name that says nothing of it, stays with it, and belongs to it alone', () => {
  const renewed = () => {
    clock += 2 * hour;
    return String(sessions.visit(sealed, 'appwarung').outcome());
  };
  let sealed = begun();
  const { name } = sessions.visit(sealed, 'appwarung');
  expect(name()).toMatch(/^[\w-]{16}$/);
  expect(name()).not.toMatch(/token|ani|warung/);
  sealed = renewed();
  expect(sessions.visit(sealed, 'appwarung').name()).toBe(name());
  const rotated = createSessions([`${secret}, the next`, secret], () => clock);
  expect(rotated.visit(sealed, 'appwarung').name()).toBe(name());
  expect(sessions.visit(begun('appwarung', 'token-2'), 'appwarung').name()).not.toBe(name());
  expect(sessions.visit(undefined, 'appwarung').name()).toBe('');
});

test('the server corrects a flag of another name', () => {
  const sealed = begun();
  const { name } = sessions.visit(sealed, 'appwarung');
  expect(sessions.visit(sealed, 'appwarung', name()).outcome()).toBeUndefined();
  for (const flag of ['', '1', 'another']) {
    const mended = sessions.visit(sealed, 'appwarung', flag);
    expect(mended.outcome()).toEqual(expect.stringMatching(/^[\w-]{60,}$/));
    expect(mended.name()).toBe(name());
  }
});

test('rejects a session of another store, under any cookie name', () => {
  const visit = sessions.visit(begun('appkedai'), 'appwarung');
  expect(visit.session).toBeNull();
  expect(visit.outcome()).toBeNull();
});

test('rejects a changed session', () => {
  const bytes = Buffer.from(begun(), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sessions.visit(changed.toString('base64url'), 'appwarung').session).toBeNull();
  }
});

test('rejects a session sealed with another secret or for another purpose', () => {
  const text = JSON.stringify({ token: 't', customer: 'ani', store: 'appwarung', since: clock, seenAt: clock });
  const frame = createFrameSealer([secret], () => clock).seal({
    store: 'appwarung',
    kind: 'item',
    id: 'x',
    latitude: 0,
    longitude: 0,
  });
  for (const sealed of [
    createSealer([`${secret}!`], 'sessions').seal(text),
    createSealer([secret], 'others').seal(text),
    frame,
  ])
    expect(sessions.visit(sealed, 'appwarung').session).toBeNull();
  expect(createFrameSealer([secret], () => clock).open(begun())).toBeNull();
});

test('a session expires after seven days without use', () => {
  const sealed = begun();
  clock += 7 * day - 1;
  expect(sessions.visit(sealed, 'appwarung').session).not.toBeNull();
  clock += 1;
  expect(sessions.visit(sealed, 'appwarung').session).toBeNull();
});

test('use extends a session up to thirty days', () => {
  let sealed = begun();
  for (let passed = 1; passed < 30; passed += 1) {
    clock += day;
    const visit = sessions.visit(sealed, 'appwarung');
    expect(visit.session?.since).toBe(1_000);
    sealed = String(visit.outcome());
  }
  clock += day;
  expect(sessions.visit(sealed, 'appwarung').session).toBeNull();
});

test('stores the last use once an hour', () => {
  const sealed = begun();
  clock += hour - 1;
  expect(sessions.visit(sealed, 'appwarung').outcome()).toBeUndefined();
  clock += 1;
  expect(sessions.visit(sealed, 'appwarung').outcome()).toEqual(expect.stringMatching(/^[\w-]{60,}$/));
});

test('ending a session clears its cookies', () => {
  const visit = sessions.visit(begun(), 'appwarung');
  visit.end();
  expect(visit.outcome()).toBeNull();
});

test('concurrent answers clear an ended session once', () => {
  const sealed = begun('appwarung', 'token-lost');
  const outcomes = Array.from({ length: 20 }, () => {
    const visit = sessions.visit(sealed, 'appwarung');
    visit.lose();
    visit.lose();
    return visit.outcome();
  });
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes[0]).toBeNull();
});

test('rejects a sign-in to an unknown store', () => {
  expect(() => sessions.visit(undefined, null).begin('token-1', 'ani')).toThrow('store');
});
