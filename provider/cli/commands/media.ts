import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaKind, maxPictureBytes, mediaKinds, PictureRefused } from '../../media/encode-picture';
import { formatBytes } from '../../store-check/message-text';
import { type Command, readOptions, UsageError } from '../command';
import { table } from '../table';

interface Found {
  kind: MediaKind;
  path: string;
}

const isKind = (name: string): name is MediaKind => (mediaKinds as readonly string[]).includes(name);

const namesIn = (folder: string) => {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new UsageError(`${folder} can't be read: ${(error as Error).message}`);
  }
};

/** Files of the folder itself are of `kind`, those of a folder of a kind's name are of that. */
function filesOf(folder: string, kind: MediaKind): Found[] {
  return namesIn(folder).flatMap((name): Found[] => {
    const path = join(folder, name);
    if (name.startsWith('.')) return [];
    if (!statSync(path).isDirectory()) return [{ kind, path }];
    if (!isKind(name)) throw new UsageError(`${path} is no kind of picture; kinds are ${mediaKinds.join(', ')}`);
    return filesOf(path, name);
  });
}

export const media: Command = {
  usage: 'add <codename> <folder> [--kind <kind>]',
  summary: 'Add pictures (JPEG, PNG, WebP) and print the names by which files refer to them',
  async run([action, ...given], { admin, print }) {
    const { options, words } = readOptions(given, { kind: { type: 'string', default: 'listimage' } });
    const [codename, folder, ...more] = words;
    if (action !== 'add' || !codename || !folder || more.length > 0) {
      throw new UsageError('Give add, one codename and one folder');
    }
    if (!isKind(options.kind)) throw new UsageError(`The kind is one of ${mediaKinds.join(', ')}`);
    const files = filesOf(folder, options.kind);
    if (files.length === 0) throw new UsageError(`${folder} has no files`);
    const store = await admin();
    const rows: string[][] = [];
    const refused: string[] = [];
    for (const { kind, path } of files) {
      try {
        const { size } = statSync(path);
        if (size > maxPictureBytes) throw new PictureRefused(`has ${formatBytes(size)}, at most 10 MB are taken`);
        const added = await store.addPicture(codename, { kind, file: path, body: readFileSync(path) });
        rows.push([path, added.picture, `${added.width} × ${added.height}`, formatBytes(added.bytes)]);
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        refused.push(`${path} ${error.message}`);
      }
    }
    if (rows.length > 0) print(table(['FILE', 'NAME', 'PIXELS', 'SIZE'], rows));
    if (refused.length > 0) throw new PictureRefused(`${refused.join('\n')}\n\nThese were not added`);
  },
};
