import fc from 'fast-check';
import { createFrameSealer } from '../../../server/sealing/frame-sealer';

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

test('what was sealed opens', () => {
  expect(sealer.open(sealer.seal(payload))).toEqual(payload);
});

test('the address shows nothing of what is inside', () => {
  const sealed = sealer.seal(payload);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/warung|rumah|6\.1754/);
  expect(sealed).toMatch(/^[\w-]{60,400}$/);
});

test('the same is never sealed alike', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => sealer.seal(payload))).size).toBe(1_000);
});

test('a seal holds for five minutes', () => {
  const sealed = sealer.seal(payload);
  clock += 299_999;
  expect(sealer.open(sealed)).toEqual(payload);
  clock += 1;
  expect(sealer.open(sealed)).toBeNull();
});

test('another secret does not open it', () => {
  expect(createFrameSealer([`${secret}!`], () => clock).open(sealer.seal(payload))).toBeNull();
});

test('what an earlier secret sealed opens while that secret is listed, and is sealed anew by the first', () => {
  const rotated = createFrameSealer([`${secret}!`, secret], () => clock);
  expect(rotated.open(sealer.seal(payload))).toEqual(payload);
  expect(sealer.open(rotated.seal(payload))).toBeNull();
});

test('a server with the same secret opens it', () => {
  expect(createFrameSealer([secret], () => clock).open(sealer.seal(payload))).toEqual(payload);
});

test('a seal that was changed anywhere does not open', () => {
  const bytes = Buffer.from(sealer.seal(payload), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'))).toBeNull();
  }
});

test('a seal that was cut does not open', () => {
  const sealed = sealer.seal(payload);
  for (let length = 0; length < sealed.length; length += 1) expect(sealer.open(sealed.slice(0, length))).toBeNull();
});

test('no other text opens', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => sealer.open(text) === null));
});
