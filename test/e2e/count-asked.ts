import type { Page } from '@playwright/test';
import { isOperation } from './operation-of';

/** How often the page has asked the facade for anything since this was called; that a page was seen is told, not asked. */
export function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && !isOperation(request, 'TrackView')) asked += 1;
  });
  return () => asked;
}
