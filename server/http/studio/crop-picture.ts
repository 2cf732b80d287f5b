import sharp from 'sharp';
import { createQueue } from '../../../shared/queues/create-queue';
import { UploadRefused } from '../../../shared/pictures/encode-upload';
import { uploadPixels } from '../../__generated__/limits';

/** In percent of the picture's width and height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cropper = createQueue('Cropping a picture', { atOnce: 1, maxWaiting: 8, maxWaitMs: 10_000 });

/** The side of an area in pixels; at least one, and inside the picture. */
function spanOf(from: number, length: number, side: number): [start: number, length: number] {
  const start = Math.min(Math.round((from / 100) * side), side - 1);
  return [start, Math.max(1, Math.min(Math.round((length / 100) * side), side - start))];
}

/** Cuts an area out of a picture. @throws UploadRefused if it cannot be decoded; Busy */
export const cropPicture = (picture: Buffer, area: CropArea): Promise<Buffer> =>
  cropper(async () => {
    try {
      const { width, height } = await sharp(picture, { limitInputPixels: uploadPixels }).metadata();
      const [left, columns] = spanOf(area.x, area.width, width);
      const [top, rows] = spanOf(area.y, area.height, height);
      return await sharp(picture, { limitInputPixels: uploadPixels })
        .extract({ left, top, width: columns, height: rows })
        .webp({ quality: 95 })
        .toBuffer();
    } catch (error) {
      throw new UploadRefused('invalid', error instanceof Error ? error.message : 'The picture is damaged');
    }
  });
