import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults';

export interface StillPage {
  path: string;
  html: string;
}

const widths = [320, 390, 1280];
const height = 800;
const dot =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%22600%22%20height=%22600%22/%3E';

/**
 * The document for its layout, without scripts and pictures, which take time; the space of pictures is known without
 * them.
 */
const still = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/ srcset="[^"]*"/gi, '')
    .replace(/(<img\b[^>]*? src=")[^"]*"/g, `$1${dot}"`)
    .replaceAll('font-display:optional', 'font-display:block');

/** Opens an empty page of the server's origin, in which documents can be laid out side by side. */
export async function openStillPages(page: Page, origin: string) {
  const url = `${origin}/frames-of-a-test`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  await page.goto(url);
  await page.evaluate(`window.layoutFaults = ${layoutFaults.toString()}`);
}

/** The layout faults of documents at widths of 320, 390 and 1280 px; each is parsed once, and its frame is resized. */
export async function stillFaults(page: Page, pages: readonly StillPage[], textSize: 1 | 2): Promise<string[]> {
  const documents = pages.map(({ path, html }) => ({ path, html: still(html) }));
  return page.evaluate(
    async ({ documents, widths, height, textSize }) => {
      const { layoutFaults: find } = window as unknown as { layoutFaults: typeof layoutFaults };
      const look = async ({ path, html }: StillPage) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-same-origin');
        Object.assign(frame.style, { height: `${height}px`, width: `${widths[0]}px`, border: '0' });
        frame.srcdoc = html.replace('</head>', `<style>html{font-size:${textSize * 100}%}</style></head>`);
        const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
        document.body.append(frame);
        await loaded;
        const inside = frame.contentDocument;
        await inside?.fonts.ready;
        const faults = widths.flatMap((width) => {
          frame.style.width = `${width}px`;
          return inside ? find(inside).map((fault) => `${path} at ${width} px: ${fault}`) : [`${path}: no document`];
        });
        frame.remove();
        return faults;
      };
      return (await Promise.all(documents.map(look))).flat();
    },
    { documents, widths, height, textSize },
  );
}
