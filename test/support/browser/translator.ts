/** `replace`: the translator replaces text nodes, like Chrome. `move`: it moves the text nodes into new elements. */
export type Translator = 'replace' | 'move';

/**
 * Does to a page what a browser's translation does, now and whenever something comes: each text stands in two elements,
 * unless `translate="no"` is above it. Runs in the page, so it uses nothing of this file.
 */
export function translatePage(how: Translator): () => void {
  const hidden = 'script, style, textarea, noscript, title, font, [translate=no]';
  function wrap(text: Text) {
    const parent = text.parentElement;
    if (!parent || parent.closest(hidden) || text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    if (how === 'replace') {
      inner.textContent = text.data;
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text);
    }
  }
  function translate(node: Node) {
    if (node instanceof Text) return wrap(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      addedNodes.forEach(translate);
    }
  });
  translate(document.documentElement);
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
