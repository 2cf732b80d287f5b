import { inspectorPalette } from '../../theme/inspector-palette';

const storageKey = 'inspector-drawer';

const store = (isOpen: boolean) => {
  if (isOpen) sessionStorage.setItem(storageKey, 'open');
  else sessionStorage.removeItem(storageKey);
};

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, style: Partial<CSSStyleDeclaration>) {
  const element = document.createElement(name);
  Object.assign(element.style, style);
  return element;
}

/** Shows the inspector's page in a frame next to the store's page, or below it on a narrow screen. */
function build(close: () => void) {
  const isWide = innerWidth > 900;
  const drawer = createElement('aside', {
    position: 'fixed',
    zIndex: '2147483647',
    right: '0',
    bottom: '0',
    width: isWide ? 'min(56vw, 60rem)' : '100%',
    height: isWide ? '100%' : '60%',
    background: inspectorPalette.surface,
    boxShadow: `0 0 0 1px ${inspectorPalette.line}`,
  });
  drawer.setAttribute('aria-label', 'Statechart inspector');
  const frame = createElement('iframe', { width: '100%', height: '100%', border: '0' });
  frame.src = '/inspector?drawer';
  frame.title = 'Statechart inspector';
  const button = createElement('button', {
    position: 'absolute',
    top: '4px',
    right: '4px',
    width: '44px',
    height: '44px',
    color: inspectorPalette.text,
    font: '24px system-ui, sans-serif',
  });
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', 'Close the inspector');
  button.addEventListener('click', close);
  drawer.append(frame, button);
  return drawer;
}

/** Opens and closes the drawer; an open drawer opens again on the next page of the tab. */
export function createDrawer() {
  let drawer: HTMLElement | null = null;
  function toggle() {
    if (drawer) drawer.remove();
    drawer = drawer ? null : build(toggle);
    if (drawer) document.body.append(drawer);
    store(drawer !== null);
  }
  if (sessionStorage.getItem(storageKey)) toggle();
  return { toggle };
}
