import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaKind, maxPictureBytes, mediaKinds, PictureRefused } from '../../media/encode-picture';
import { formatBytes } from '../../store-check/message-text';
import { type Command, readOptions, table, UsageError } from '../command';

interface PictureFile {
  kind: MediaKind;
  path: string;
}

const isKind = (name: string): name is MediaKind => (mediaKinds as readonly string[]).includes(name);

/** A name that is not UTF-8, as in archives from Windows, is read with U+FFFD and cannot be opened. */
const namesIn = (folder: string) => {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${(error as Error).message}`);
  }
};

/** Files in `folder` itself are of `kind`; a folder named after a kind has files of that kind. */
function filesOf(folder: string, kind: MediaKind): PictureFile[] {
  return namesIn(folder).flatMap((name): PictureFile[] => {
    const path = join(folder, name);
    if (name.startsWith('.')) return [];
    if (name.includes('\uFFFD')) return [{ kind, path }];
    if (!statSync(path).isDirectory()) return [{ kind, path }];
    if (!isKind(name)) throw new UsageError(`${path} is not a kind of picture; the kinds are ${mediaKinds.join(', ')}`);
    return filesOf(path, name);
  });
}

export const media: Command = {
  usage: 'add <codename> <folder> [--kind <kind>]',
  summary: 'Add pictures (JPEG, PNG, WebP) and print the names by which files refer to them',
  async run([action, ...args], { admin, print }) {
    const { options, words } = readOptions(args, { kind: { type: 'string', default: 'listimage' } });
    const [codename, folder, ...more] = words;
    if (action !== 'add' || !codename || !folder || more.length > 0) {
      throw new UsageError('Give add, one codename and one folder');
    }
    if (!isKind(options.kind)) throw new UsageError(`The kind is one of ${mediaKinds.join(', ')}`);
    const files = filesOf(folder, options.kind);
    if (files.length === 0) throw new UsageError(`${folder} has no files`);
    const store = await admin();
    const rows: string[][] = [];
    const failures: string[] = [];
    for (const { kind, path } of files) {
      try {
        if (path.includes('\uFFFD')) throw new PictureRefused('has a name that is not in UTF-8: rename it');
        const { size } = statSync(path);
        if (size > maxPictureBytes) throw new PictureRefused(`has ${formatBytes(size)}; the limit is 10 MB`);
        const added = await store.addPicture(codename, { kind, file: path, body: readFileSync(path) });
        rows.push([path, added.picture, `${added.width} × ${added.height}`, formatBytes(added.bytes)]);
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        failures.push(`${path} ${error.message}`);
      }
    }
    if (rows.length > 0) print(table(['FILE', 'NAME', 'PIXELS', 'SIZE'], rows));
    if (failures.length > 0) throw new PictureRefused(`${failures.join('\n')}\n\nThese pictures were not added`);
  },
};
