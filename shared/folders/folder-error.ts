const causes: Readonly<Record<string, readonly [cause: string, fix: string]>> = {
  EEXIST: ['there is a file in its place', 'Move that file away'],
  ENOTDIR: ['there is a file in its place, or in that of a folder above it', 'Move that file away'],
  EISDIR: ['there is a folder in the place of one of its files', 'Move that folder away'],
  ENOENT: ['a folder above it is missing, or is read-only', 'Create that folder, or give this user write access to it'],
  EACCES: ['this user may not write there', 'Give this user write access'],
  EPERM: ['this user may not write there', 'Give this user write access'],
  EROFS: ['it is on a read-only disk', 'Mount that disk for writing'],
  ENAMETOOLONG: ['its name is too long', 'Shorten it'],
  ELOOP: ['its links form a loop', 'Fix the links'],
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
    ? `DATA_DIR (${folder}) cannot be written, because ${known[0]}: ${message}. ${known[1]}, or set DATA_DIR to another folder.`
    : null;
}
