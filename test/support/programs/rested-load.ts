import type { Page } from 'playwright-core';
import { until } from './until';

/** A page is at rest once it has requested nothing for this long. */
const restMs = 5_000;

interface Received {
  name: string;
  isScript: boolean;
  bytes: number;
}

export interface RestedLoad {
  /** The number of scripts. */
  scripts: number;
  /** All scripts as received, with headers, in units of 1,024 bytes. */
  kilobytes: number;
  /** The number of all requests. */
  requests: number;
  parts: string;
}

/**
 * What the browser receives for a page from the first request until it has requested nothing for 5 s, without a scroll
 * or a tap. The browser counts the bytes, compressed and with headers.
 */
export async function restedLoad(page: Page, url: string): Promise<RestedLoad> {
  // Late requests of the previous page do not count.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // What an earlier page left in the cache would not count.
  await session.send('Network.clearBrowserCache');
  const received = new Map<string, Received>();
  let requestedAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requestedAt = Date.now();
    const name = new URL(request.url).pathname.replace('/assets/', '');
    received.set(requestId, { name, isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await until('the page rests', () => Date.now() - requestedAt > restMs);
  await session.detach();
  const scripts = [...received.values()].filter(({ isScript }) => isScript);
  const empty = scripts.find(({ bytes }) => bytes === 0);
  if (empty) throw new Error(`${empty.name} was not received`);
  return {
    scripts: scripts.length,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024,
    requests: received.size,
    parts: scripts.map(({ name, bytes }) => `${name} ${(bytes / 1_024).toFixed(1)}`).join(', '),
  };
}
