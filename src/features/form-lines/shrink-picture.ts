/** The media types of photos that people send of themselves or to others. */
export const photoTypes = ['image/jpeg', 'image/png'];

/** The media types that every other upload takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

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

/** A photo as a slow network can send it: at most 2,000 px. What the browser cannot draw stays as it is. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= enoughBytes) return file;
  const drawn = await draw(file).catch(() => null);
  return drawn && drawn.size < file.size ? drawn : file;
}

/** A picture as an address that the pages' content security policy takes, unlike one of `blob:`. */
export const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(picture);
  });
