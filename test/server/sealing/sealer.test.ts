import fc from 'fast-check';
import { createFrameSealer } from '../../../server/sealing/sealer';

const payload = {
  store: 'warung',
  kind: 'component' as const,
  id: 'rumah',
  latitude: -6.1754,
  longitude: 106.8272,
};
const secret = 'a secret of thirty-two characters or more';
let clock = 0;
const sealer = createFrameSealer([secret], () => clock);

beforeEach(() => {
  clock = 1_000;
});

test('opens a sealed value', () => {
  expect(sealer.open(sealer.seal(payload))).toEqual(payload);
});

test('the URL reveals nothing of the content', () => {
  const sealed = sealer.seal(payload);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/warung|rumah|6\.1754/);
  expect(sealed).toMatch(/^[\w-]{60,400}$/);
});

test('seals the same value differently each time', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => sealer.seal(payload))).size).toBe(1_000);
});

test('a seal expires after five minutes', () => {
  const sealed = sealer.seal(payload);
  clock += 299_999;
  expect(sealer.open(sealed)).toEqual(payload);
  clock += 1;
  expect(sealer.open(sealed)).toBeNull();
});

test('rejects a value sealed with another secret', () => {
  expect(createFrameSealer([`${secret}!`], () => clock).open(sealer.seal(payload))).toBeNull();
});

test('opens a value sealed with an earlier listed secret and seals with the first', () => {
  const rotated = createFrameSealer([`${secret}!`, secret], () => clock);
  expect(rotated.open(sealer.seal(payload))).toEqual(payload);
  expect(sealer.open(rotated.seal(payload))).toBeNull();
});

test('a server with the same secret opens it', () => {
  expect(createFrameSealer([secret], () => clock).open(sealer.seal(payload))).toEqual(payload);
});

test('rejects a changed seal', () => {
  const bytes = Buffer.from(sealer.seal(payload), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'))).toBeNull();
  }
});

test('rejects a truncated seal', () => {
  const sealed = sealer.seal(payload);
  for (let length = 0; length < sealed.length; length += 1) expect(sealer.open(sealed.slice(0, length))).toBeNull();
});

test('rejects any other text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => sealer.open(text) === null));
});
