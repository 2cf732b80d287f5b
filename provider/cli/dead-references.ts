import { mediaKinds } from '../media/encode-picture';
import type { Issue, SourceError } from '../store-check/issue';
import { textsOf, writtenLinks } from '../store-check/written-links';
import type { CommandContext } from './command';

const picture = new RegExp(`^(${mediaKinds.join('|')})/[A-Za-z0-9_.~-]{1,120}$`);

/** Where a file is read: its value, and the places of its parts. */
interface Readable {
  codename: string;
  value: unknown;
  locate: (issue: Issue) => SourceError;
}

interface DeadReferences {
  pictures: SourceError[];
  /** An item may be added later. */
  items: SourceError[];
}

async function drawn(pictures: readonly string[]) {
  const { drawPicture } = await import('../media/draw-picture');
  const found = await Promise.all(pictures.map((name) => drawPicture(...(name.split('/') as [string, string]))));
  return new Set(pictures.filter((_, index) => found[index] !== null));
}

/** Pictures and items that a file refers to and that are not there. Opens a database only where one has to be asked. */
export async function findDeadReferences(
  { codename, value, locate }: Readable,
  { admin, hasDatabase }: Pick<CommandContext, 'admin' | 'hasDatabase'>,
): Promise<DeadReferences> {
  const shown = textsOf(value).filter(({ text }) => picture.test(text));
  const known = await drawn([...new Set(shown.map(({ text }) => text))]);
  const added = shown.filter(({ text }) => !known.has(text));
  const links = writtenLinks(value).filter(({ folder }) => folder === 'p');
  if (added.length === 0 && links.length === 0) return { pictures: [], items: [] };
  const asked = { pictures: added.map(({ text }) => text), items: links.map(({ id }) => id) };
  const missing = hasDatabase()
    ? await (await admin()).findMissing(codename, asked)
    : { pictures: asked.pictures, items: [] };
  return {
    pictures: added
      .filter(({ text }) => missing.pictures.includes(text))
      .map(({ text, path }) =>
        locate({
          path,
          reason: `there is no picture "${text}"`,
          hint: `Add its file with "npm run store -- media add ${codename} <folder>" and write the name that it prints.`,
        }),
      ),
    items: links
      .filter(({ id }) => missing.items.includes(id))
      .map(({ path, text, id }) => locate({ path, reason: `${text} leads nowhere: the store has no item "${id}"` })),
  };
}
