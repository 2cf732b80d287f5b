import type { PageInfo } from '../__generated__/resolvers';

interface SearchCursor {
  readonly page: number;
  readonly after: string;
}

/** Only the page and the cursor of the provider's URL are used. */
export function nextCursor(url: string | null): SearchCursor | null {
  if (!url || !URL.canParse(url, 'http://provider.invalid')) return null;
  const { searchParams } = new URL(url, 'http://provider.invalid');
  const page = Number(searchParams.get('page'));
  return Number.isInteger(page) && page > 1 ? { page, after: searchParams.get('after') ?? '' } : null;
}

export interface Connection<Node> {
  readonly nodes: Node[];
  readonly pageInfo: PageInfo;
}

const cursorAt = (page: number, at: number) => `${page}.${at + 1}`;

const pageOf = <Node>(nodes: Node[], page: number, endCursor: string | null): Connection<Node> => ({
  nodes,
  pageInfo: {
    hasNextPage: false,
    hasPreviousPage: page > 1,
    startCursor: nodes.length > 0 ? cursorAt(page, 0) : null,
    endCursor,
    page,
    lastPage: null,
  },
});

export function countedPage<Node>(
  nodes: Node[],
  { current_page: page, last_page }: { current_page: number; last_page: number },
): Connection<Node> {
  const { pageInfo } = pageOf(nodes, page, nodes.length > 0 ? cursorAt(page, nodes.length - 1) : null);
  return { nodes, pageInfo: { ...pageInfo, hasNextPage: page < last_page, lastPage: Math.max(1, last_page) } };
}

/** `page` is part of the cursor: clients count from it. */
export function keyedPage<Node>(nodes: Node[], page: number, next: SearchCursor | null): Connection<Node> {
  const { pageInfo } = pageOf(nodes, next ? next.page - 1 : page, next && next.after);
  return { nodes, pageInfo: { ...pageInfo, hasNextPage: next !== null } };
}

/** A page of a list whose cursors are the provider's keys. */
export const followingPage = <Node>(nodes: Node[], page: number, after: string | null): Connection<Node> =>
  keyedPage(nodes, page, after === null ? null : { page: page + 1, after });

export const edgesOf = <Node>({ nodes, pageInfo: { page, endCursor } }: Connection<Node>) =>
  nodes.map((node, at) => ({
    node,
    cursor: (at === nodes.length - 1 ? endCursor : null) ?? cursorAt(page, at),
  }));
