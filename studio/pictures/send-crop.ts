import type { UploadedPicture } from '../../machines/studio/picture-upload';
import { codeOfStatus } from '../../src/api/transport-code';
import type { NotDone } from '../i18n/use-refusal-sentence';
import type { PictureKind } from './picture-shapes';

/** In percent of the picture's width and height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Crop {
  readonly codename: string;
  readonly kind: PictureKind;
  readonly picture: string;
  readonly area: CropArea;
}

export type Cropped = { readonly added: UploadedPicture } | { readonly notDone: NotDone };

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly picture?: UploadedPicture;
}

/** Adds an area of a picture to the library as a new picture. */
export async function sendCrop({ codename, kind, picture, area }: Crop): Promise<Cropped> {
  try {
    const answer = await fetch(`/studio/pictures/crop?${new URLSearchParams({ store: codename, kind })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...area, picture }),
    });
    const { picture: added, code, message } = ((await answer.json().catch(() => null)) ?? {}) as Answer;
    if (added) return { added };
    return { notDone: { code: code ?? codeOfStatus(answer.status), ...(message && { message }) } };
  } catch {
    return { notDone: { code: 'OFFLINE' } };
  }
}
