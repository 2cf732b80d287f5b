/** Translators replace text nodes that React uses by elements, or move the nodes into them. */

const tag = 'FONT';
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Text>();

const isFree = (node: Node | null): node is Element =>
  node instanceof Element && node.tagName === tag && !originals.has(node);

function standInOf(record: MutationRecord, records: readonly MutationRecord[]): Element | undefined {
  const { target, previousSibling, nextSibling, addedNodes } = record;
  const cameThere = records.flatMap((other) =>
    other.target === target && other.previousSibling === previousSibling && other.nextSibling === nextSibling
      ? [...other.addedNodes]
      : [],
  );
  return [...addedNodes, previousSibling, nextSibling, ...cameThere].find(isFree);
}

let isTranslated = false;

export function notePairs(records: readonly MutationRecord[]) {
  for (const record of records) {
    isTranslated ||= [...record.addedNodes].some(isFree);
    for (const text of record.removedNodes) {
      const standIn = text instanceof Text && standInOf(record, records);
      if (!standIn) continue;
      standIns.set(text, standIn);
      originals.set(standIn, text);
    }
  }
}

/**
 * If a translator changes texts during hydration, React renders the part again and reports an error, which needs no log
 * entry.
 */
export function muteMismatch(event: ErrorEvent) {
  if (!isTranslated || !/React error #4\d\d|[Hh]ydrat/.test(event.message)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function wrapperOf({ parentElement }: Node): Element | null {
  if (parentElement?.tagName !== tag) return null;
  return wrapperOf(parentElement) ?? parentElement;
}

/** Puts a text back where React expects it; the translator then sees it as new. */
function putBack(node: Node | null) {
  if (!(node instanceof Text)) return;
  const standIn = wrapperOf(node) ?? standIns.get(node);
  if (!standIn?.parentNode) return;
  if (standIn.contains(node) && standIn.textContent !== node.data) standIn.before(node);
  else standIn.replaceWith(node);
}

const isGone = (node: Node | null, parent: Node) => node instanceof Text && node.parentNode !== parent;

/** Call it before React hydrates. */
export function putBackAll() {
  notePairs(observer.takeRecords());
  for (const font of document.querySelectorAll(tag)) {
    const text = originals.get(font);
    if (text) putBack(text);
  }
}

const observer = new MutationObserver(notePairs);

export function watchTexts() {
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild, nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
    putBack(child);
    return isGone(child, this) ? child : (removeChild.value?.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(child: Child, next: Node | null): Child {
    // A translator that removes its element puts the text before it.
    if (standIns.get(child) !== next) putBack(child);
    putBack(next);
    return insertBefore.value?.call(this, child, isGone(next, this) ? null : next) as Child;
  };
  Node.prototype.appendChild = function append<Child extends Node>(child: Child): Child {
    putBack(child);
    return appendChild.value?.call(this, child) as Child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      putBack(this);
      nodeValue.set?.call(this, value);
    },
  });
}
