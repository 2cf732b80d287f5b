/** What a picture is for: the first part of its name. */
export type PictureKind = 'appicon' | 'appslider' | 'compbackground' | 'listimage' | 'popup';

/** The width of a picture divided by its height; null where any shape does. */
export const shapeOfKind: Readonly<Record<PictureKind, number | null>> = {
  appicon: 1,
  appslider: 2,
  popup: 4 / 5,
  compbackground: null,
  listimage: null,
};

/** Pictures may be 2 % off, since their sides are whole pixels. */
const tolerance = 0.02;

export function fitsKind({ width, height }: { width: number; height: number }, kind: PictureKind): boolean {
  const shape = shapeOfKind[kind];
  return shape === null || width === 0 || Math.abs(width / height / shape - 1) <= tolerance;
}

const kindByField: readonly (readonly [RegExp, PictureKind])[] = [
  [/^\/app\/slider\//, 'appslider'],
  [/^\/app\/popup_image$/, 'popup'],
  [/\/(app_icon|invoice_icon|icon)$/, 'appicon'],
];

/** The kind of picture that the field at a JSON pointer of a store's document shows. */
export const kindOfField = (pointer: string): PictureKind =>
  kindByField.find(([pattern]) => pattern.test(pointer))?.[1] ?? 'listimage';
