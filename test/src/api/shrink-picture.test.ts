import { shrinkPicture } from '../../../src/api/shrink-picture';

const file = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
const bitmap = { width: 4_000, height: 3_000, close: () => undefined };

describe('shrinkPicture', () => {
  const sizes: number[][] = [];
  beforeEach(() => {
    sizes.length = 0;
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      sizes.push([this.width, this.height]);
      done(file(300_000));
    };
  });

  test('leaves a small file as it is', async () => {
    const small = file(1_000_000);
    expect(await shrinkPicture(small)).toBe(small);
  });

  test('leaves a file that the browser cannot draw as it is', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
    const large = file(1_000_001);
    expect(await shrinkPicture(large)).toBe(large);
  });

  test('draws a photo with at most 2,000 px', async () => {
    globalThis.createImageBitmap = () => Promise.resolve(bitmap);
    expect((await shrinkPicture(file(4_000_000))).size).toBe(300_000);
    expect(sizes).toEqual([[2_000, 1_500]]);
  });

  test('keeps the file if the drawn picture is larger', async () => {
    globalThis.createImageBitmap = () => Promise.resolve(bitmap);
    HTMLCanvasElement.prototype.toBlob = (done) => done(file(2_000_000));
    const large = file(1_000_001);
    expect(await shrinkPicture(large)).toBe(large);
  });
});
