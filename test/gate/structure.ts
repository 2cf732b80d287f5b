import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folders of the product's files. */
const productFolders = ['src', 'server', 'provider', 'shared', 'machines', 'studio'];
const generated = '__generated__';

export interface SourceFile {
  path: string;
  text: string;
}

/** Measures of the code; lines are physical lines, shares are of non-blank lines. */
export interface Structure {
  files: number;
  medianLines: number;
  p95Lines: number;
  largest: { path: string; lines: number };
  fullestFolder: { path: string; entries: number };
  commentShare: number;
}

/** The limits of file sizes; the other numbers are only printed. */
export const limits = { p95Lines: 180, largestLines: 300 };

const isSource = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

function filesBelow(root: string, folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === generated ? [] : filesBelow(root, path);
    return isSource(entry.name) ? [{ path: relative(root, path), text: readFileSync(path, 'utf8') }] : [];
  });
}

export const productFiles = (root: string): SourceFile[] =>
  productFolders.flatMap((folder) => filesBelow(root, join(root, folder)));

const linesOf = (text: string) => text.trimEnd().split('\n');
const isComment = (line: string) => /^(\/\/|\/\*|\*)/.test(line);
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function entriesByFolder(files: readonly SourceFile[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { path } of files) {
    for (let at = path; at !== '.'; at = dirname(at)) {
      const folder = dirname(at);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(at));
    }
  }
  return folders;
}

const largestOf = <T>(list: readonly T[], size: (one: T) => number): T | undefined =>
  [...list].sort((one, other) => size(other) - size(one))[0];

export function structureOf(files: readonly SourceFile[]): Structure {
  const counted = files.map(({ path, text }) => ({ path, lines: linesOf(text).length }));
  const sorted = counted.map(({ lines }) => lines).sort((one, other) => one - other);
  const written = files.flatMap(({ text }) => linesOf(text).map((line) => line.trim())).filter((line) => line !== '');
  const folders = [...entriesByFolder(files)].map(([path, { size }]) => ({ path, entries: size }));
  return {
    files: files.length,
    medianLines: quantile(sorted, 0.5),
    p95Lines: quantile(sorted, 0.95),
    largest: largestOf(counted, ({ lines }) => lines) ?? { path: '', lines: 0 },
    fullestFolder: largestOf(folders, ({ entries }) => entries) ?? { path: '', entries: 0 },
    commentShare: written.filter(isComment).length / Math.max(1, written.length),
  };
}

/** The numbers in one line, as the gate prints them. */
export const structureLine = (structure: Structure) =>
  [
    `${structure.files} files`,
    `median ${structure.medianLines} lines`,
    `p95 ${structure.p95Lines}`,
    `largest ${structure.largest.lines} (${structure.largest.path})`,
    `fullest folder ${structure.fullestFolder.entries} (${structure.fullestFolder.path})`,
    `comments ${(100 * structure.commentShare).toFixed(1)} %`,
  ].join(', ');

/** Messages about the exceeded limits. */
export function structureFaults({ p95Lines, largest }: Structure): string[] {
  const faults: string[] = [];
  if (p95Lines > limits.p95Lines)
    faults.push(`The 95th percentile of files has ${p95Lines} lines, more than ${limits.p95Lines}.`);
  if (largest.lines > limits.largestLines)
    faults.push(`${largest.path} has ${largest.lines} lines, more than ${limits.largestLines}: split it.`);
  return faults;
}
