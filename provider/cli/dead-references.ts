import { mediaKinds } from '../media/encode-picture';
import type { Issue, SourceError } from '../store-check/issue';
import { unreadable } from '../store-check/message-text';
import { itemReferences, missingItem } from '../store-check/rules/item-links';
import { textsOf } from '../store-check/rules/links';
import type { CommandContext } from './command';

const picture = new RegExp(`^(${mediaKinds.join('|')})/[A-Za-z0-9_.~-]{1,120}$`);

interface Readable {
  codename: string;
  value: unknown;
  locate: (issue: Issue) => SourceError;
}

interface DeadReferences {
  pictures: SourceError[];
  /** Warnings only: an item may be added later. */
  items: SourceError[];
}

async function findDrawn(pictures: readonly string[]) {
  const { drawPicture } = await import('../media/draw-picture');
  const drawings = await Promise.all(pictures.map((name) => drawPicture(...(name.split('/') as [string, string]))));
  return new Set(pictures.filter((_, index) => drawings[index] !== null));
}

/** Pictures and items that a file refers to but that do not exist; opens a database only if there are references. */
export async function findDeadReferences(
  { codename, value, locate }: Readable,
  { admin, hasDatabase }: Pick<CommandContext, 'admin' | 'hasDatabase'>,
): Promise<DeadReferences> {
  const references = textsOf(value).filter(({ text }) => picture.test(text));
  const drawn = await findDrawn([...new Set(references.map(({ text }) => text))]);
  const uploads = references.filter(({ text }) => !drawn.has(text));
  const opened = itemReferences(value).filter(({ id }) => !unreadable(id));
  if (uploads.length === 0 && opened.length === 0) return { pictures: [], items: [] };
  const request = { pictures: uploads.map(({ text }) => text), items: opened.map(({ id }) => id) };
  const missing = hasDatabase()
    ? await (await admin()).findMissing(codename, request)
    : { pictures: request.pictures, items: [] as string[] };
  return {
    pictures: uploads
      .filter(({ text }) => missing.pictures.includes(text))
      .map(({ text, path }) =>
        locate({
          path,
          reason: `there is no picture "${text}"`,
          hint: `Add its file with "npm run store -- media add ${codename} <folder>" and write the name that it prints.`,
        }),
      ),
    items: opened.filter(({ id }) => missing.items.includes(id)).map((reference) => locate(missingItem(reference))),
  };
}
