/**
 * Runs inside the frame of a tenant's own html, before anything of the tenant's: keeps the context menu and the
 * developer shortcuts away, tells the page how high the document is, and hands it links to open. It can do no more
 * than any script of the tenant's; what the page accepts is decided by the page.
 */
export const frameScript = `(() => {
  const post = (message) => parent.postMessage(message, '*');
  const block = (event) => { event.preventDefault(); event.stopPropagation(); };
  addEventListener('contextmenu', block, true);
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    const inspects = command && (event.shiftKey || event.altKey) && 'ijc'.includes(key);
    if (key === 'f12' || inspects || (command && key === 'u')) block(event);
  }, true);
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof Element && node.matches('a[href], area[href]'));
    const written = link && link.getAttribute('href').trim();
    if (!written || written.startsWith('#')) return;
    event.preventDefault();
    post({ type: 'open', link: written.slice(0, 2000) });
  }, true);
  addEventListener('submit', block, true);
  const measure = () => post({ type: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  addEventListener('DOMContentLoaded', () => {
    measure();
    new ResizeObserver(measure).observe(document.documentElement);
  });
})();`;
