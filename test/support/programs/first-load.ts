import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { repository } from './programs';

export const builtFiles = join(repository, 'dist/client');
export const builtStudio = join(repository, 'dist/studio');

export interface FirstLoad {
  /** Names of built files. */
  scripts: string[];
  /** In units of 1,024 bytes after gzip -9. */
  kilobytes: number;
  parts: string;
}

/** The sizes of built files, in units of 1,024 bytes after gzip -9. */
export const sizeOf = (scripts: readonly string[], folder = builtFiles) =>
  scripts.reduce((sum, name) => sum + gzipped(name, folder), 0);

const gzipped = (name: string, folder: string) =>
  gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1_024;

/**
 * Parts that hydrate `later` and sliders load long after the network is idle on a quiet machine; on a busy machine they
 * would be counted too.
 */
const holdRests = () => {
  const shortestRest = 2_500;
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, wait?: number) =>
    wait !== undefined && wait >= shortestRest ? 0 : start(work, wait)) as typeof window.setTimeout;
};

/** Every script that the browser requests until the network is idle, without a scroll or a tap. */
export async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  // Late requests of the previous page do not count.
  await page.goto('about:blank');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  await page.addInitScript(holdRests);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map((name) => ({ name, size: gzipped(name, builtFiles) }));
  return {
    scripts: [...scripts],
    kilobytes: sizeOf([...scripts]),
    parts: sizes.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', '),
  };
}
