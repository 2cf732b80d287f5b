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

/** Where the server's elements of a part begin that has not hydrated. */
function dehydratedOf({ memoizedState }: Fiber): Comment | null {
  const { dehydrated } = (memoizedState ?? {}) as { dehydrated?: unknown };
  return dehydrated instanceof Comment ? dehydrated : null;
}

/** The server's elements of such a part: those between two comments. */
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
  const start = dehydratedOf(fiber);
  if (start) return waitingElements(start);
  const elements: Element[] = [];
  for (let child = fiber.child; child; child = child.sibling) elements.push(...outerElements(child));
  return elements;
}

function* fibersOf(root: Element): Generator<Fiber> {
  const next: Fiber[] = [rootFiber(root)].filter((fiber) => fiber !== null);
  for (let fiber = next.pop(); fiber; fiber = next.pop()) {
    yield fiber;
    if (fiber.sibling) next.push(fiber.sibling);
    if (fiber.child) next.push(fiber.child);
  }
}

/** Whether an element is in a part that has not hydrated, where the keys of inner parts are not known. */
export function isWaiting(root: Element, target: Element): boolean {
  for (const fiber of fibersOf(root)) {
    const start = dehydratedOf(fiber);
    if (start && waitingElements(start).some((element) => element.contains(target))) return true;
  }
  return false;
}

/** The outermost elements of the part with a key; empty if the page does not show it. */
export function elementsOf(root: Element, key: string): Element[] {
  for (const fiber of fibersOf(root)) {
    if (fiber.key !== key) continue;
    const elements = outerElements(fiber);
    if (elements.length > 0) return elements;
  }
  return [];
}
