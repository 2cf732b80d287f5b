import { pictureTitleLength } from '../__generated__/limits';

/** A title from the name of a file: without its ending, with spaces for dashes. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, pictureTitleLength);

/** What a picture without a title is called: the readable part of its file's name. */
export function nameOfPicture({ picture, title }: { readonly picture: string; readonly title: string }): string {
  if (title !== '') return title;
  const [, file = ''] = picture.split('/');
  const [drawn = '', look] = file.split('~');
  // Of a drawn picture, points stand between the things that it shows.
  if (look !== undefined) return drawn.split('.').map(titleOfFile).join(', ');
  return titleOfFile(file.replace(/-[0-9a-f]{16}\.webp$/, '')) || file;
}
