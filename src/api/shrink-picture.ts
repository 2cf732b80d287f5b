/** The media types of photos that people send of themselves or to others. */
export const photoTypes = ['image/jpeg', 'image/png'];

/** The media types of all other uploads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

const signatures: { readonly [type: string]: readonly (number | null)[] } = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // There is a length between RIFF and WEBP.
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

const firstBytes = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsArrayBuffer(file.slice(0, 12));
  });

/** Checks the content, because a file can have any name. */
export async function isPicture(file: Blob, types: readonly string[] = pictureTypes): Promise<boolean> {
  if (!types.includes(file.type)) return false;
  const bytes = await firstBytes(file).catch(() => new Uint8Array());
  return types.some((type) => signatures[type]?.every((byte, at) => byte === null || bytes[at] === byte));
}

const enoughBytes = 1_000_000;
const maxSide = 2_000;

async function draw(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** Shrinks a photo to at most 2,000 px, for slow networks. A file that the browser cannot draw is unchanged. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= enoughBytes) return file;
  const drawn = await draw(file).catch(() => null);
  return drawn && drawn.size < file.size ? drawn : file;
}

/** A picture as a URL that the pages' content security policy allows, unlike a `blob:` URL. */
export const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(picture);
  });
