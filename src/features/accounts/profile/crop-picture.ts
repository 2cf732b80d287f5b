import { photoPixels } from '../../../__generated__/limits';

/** In pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The square of a picture as a JPEG of at most 1,000 px. @throws if the browser cannot read the picture */
export async function cropPicture(url: string, { x, y, width, height }: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(photoPixels, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!photo) throw new Error('The picture cannot be drawn');
  return photo;
}
