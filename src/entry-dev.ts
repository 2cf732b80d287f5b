/** Raises webpack's overlay of build errors above an open dialog, which is in the browser's top layer. */
new MutationObserver(() => {
  const overlay = document.getElementById('webpack-dev-server-client-overlay');
  if (!overlay || overlay.popover) return;
  overlay.popover = 'manual';
  overlay.showPopover();
}).observe(document.body, { childList: true });
