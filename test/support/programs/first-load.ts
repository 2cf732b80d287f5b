import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { repository } from './programs';

export const builtFiles = join(repository, 'dist/client');

export interface FirstLoad {
  /** Names of built files. */
  scripts: string[];
  /** Of 1,024 bytes after gzip -9. */
  kilobytes: number;
  parts: string;
}

/** Of built files, in 1,024 bytes after gzip -9. */
export const sizeOf = (scripts: readonly string[]) => scripts.reduce((sum, name) => sum + gzipped(name), 0);

const gzipped = (name: string) => gzipSync(readFileSync(join(builtFiles, name)), { level: 9 }).length / 1_024;

/**
 * What stands still on purpose before it goes on, a part that hydrates `later` and a slider, begins long after a quiet
 * machine has found the network idle; on a busy one it would be counted too.
 */
const holdRests = () => {
  const shortestRest = 2_500;
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, wait?: number) =>
    wait !== undefined && wait >= shortestRest ? 0 : start(work, wait)) as typeof window.setTimeout;
};

/** Every script that the browser asks for until nothing more comes, without a scroll or a tap. */
export async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  // What an earlier page still asks for is not counted.
  await page.goto('about:blank');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  await page.addInitScript(holdRests);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map((name) => ({ name, size: gzipped(name) }));
  return {
    scripts: [...scripts],
    kilobytes: sizeOf([...scripts]),
    parts: sizes.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', '),
  };
}
