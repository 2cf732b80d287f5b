/**
 * Finds the parts of a page by the keys of its React elements, which are the ids of the store's document. Marking them
 * in the page's own markup would cost bytes in the pages of customers, which have no agent.
 */
interface Fiber {
  readonly key: string | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedState: unknown;
}

const propertyOf = (node: Node, prefix: string): unknown => {
  const name = Object.keys(node).find((key) => key.startsWith(prefix));
  return name === undefined ? undefined : (node as unknown as Record<string, unknown>)[name];
};

const fiberOf = (node: Node) => propertyOf(node, '__reactFiber$') as Fiber | undefined;

function rootFiber(root: Element): Fiber | null {
  const host = propertyOf(root, '__reactContainer$') as Fiber | undefined;
  return (host?.stateNode as { current?: Fiber } | undefined)?.current ?? null;
}

/** The keys around an element, from the innermost. */
export function keysAt(target: Element): string[] {
  let node: Element | null = target;
  let fiber: Fiber | null = null;
  while (node && !fiber) {
    fiber = fiberOf(node) ?? null;
    node = node.parentElement;
  }
  const keys: string[] = [];
  for (; fiber; fiber = fiber.return) if (fiber.key !== null) keys.push(fiber.key);
  return keys;
}

/** The server's elements of a part that has not hydrated: those between two comments. */
function waitingElements(start: Comment): Element[] {
  const elements: Element[] = [];
  let depth = 0;
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Element) elements.push(node);
    if (!(node instanceof Comment)) continue;
    if (node.data === '/$' && depth === 0) break;
    depth += node.data === '/$' ? -1 : Number(node.data.startsWith('$'));
  }
  return elements;
}

function outerElements(fiber: Fiber): Element[] {
  if (fiber.stateNode instanceof Element) return [fiber.stateNode];
  const { dehydrated } = (fiber.memoizedState ?? {}) as { dehydrated?: unknown };
  if (dehydrated instanceof Comment) return waitingElements(dehydrated);
  const elements: Element[] = [];
  for (let child = fiber.child; child; child = child.sibling) elements.push(...outerElements(child));
  return elements;
}

/** The outermost elements of the part with a key; empty if the page does not show it. */
export function elementsOf(root: Element, key: string): Element[] {
  const waiting: Fiber[] = [rootFiber(root)].filter((fiber) => fiber !== null);
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (fiber.key === key) {
      const elements = outerElements(fiber);
      if (elements.length > 0) return elements;
    }
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.child) waiting.push(fiber.child);
  }
  return [];
}
