import type { Page } from '@playwright/test';
import { isOperation } from './operation-of';

/** @returns a function that counts the page's requests to the facade since this call, except page views */
export function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && !isOperation(request, 'TrackView')) asked += 1;
  });
  return () => asked;
}
