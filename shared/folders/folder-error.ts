const causes: Readonly<Record<string, readonly [cause: string, cure: string]>> = {
  EEXIST: ['a file stands in its place', 'Move that file away'],
  ENOTDIR: ['a file stands in its place, or in that of a folder above it', 'Move that file away'],
  EISDIR: ['a folder stands in the place of one of its files', 'Move that folder away'],
  ENOENT: [
    'a folder above it is missing, or can only be read',
    'Create that folder, or give this user write access to it',
  ],
  EACCES: ['this user may not write there', 'Give this user write access'],
  EPERM: ['this user may not write there', 'Give this user write access'],
  EROFS: ['it is on a disk that can only be read', 'Mount that disk for writing'],
  ENAMETOOLONG: ['its name is too long', 'Shorten it'],
  ELOOP: ['its links lead in a circle', 'Mend the links'],
  EIO: ['its disk fails', 'Check the disk'],
};

interface FileError {
  readonly code: string;
  readonly message: string;
}

const isOf = (message: string, folder: string) => {
  const path = /'([^']+)'/.exec(message)?.[1];
  return path === undefined || path.startsWith(folder) || folder.startsWith(path);
};

/** Null if the error does not concern the folder's files. */
export function folderErrorText({ code, message }: FileError, folder: string): string | null {
  if (code === 'EMFILE' || code === 'ENFILE')
    return `Too many files are open (${message}). Raise the limit of open files (ulimit -n), and start again.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of ${folder} is full. Free some space and start again.`;
  const known = isOf(message, folder) ? causes[code] : undefined;
  return known
    ? `DATA_DIR (${folder}) cannot be written, as ${known[0]}: ${message}. ${known[1]}, or set DATA_DIR to another folder.`
    : null;
}
