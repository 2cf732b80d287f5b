import { inspectorPalette } from '../../theme/inspector-palette';

const kept = 'inspector-drawer';

const keep = (isOpen: boolean) => {
  if (isOpen) sessionStorage.setItem(kept, 'open');
  else sessionStorage.removeItem(kept);
};

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, style: Partial<CSSStyleDeclaration>) {
  const made = document.createElement(name);
  Object.assign(made.style, style);
  return made;
}

/** The inspector beside the store's page, or below it on a narrow screen: the same page as in a tab, in a frame. */
function build(close: () => void) {
  const isWide = innerWidth > 900;
  const drawer = element('aside', {
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
  const frame = element('iframe', { width: '100%', height: '100%', border: '0' });
  frame.src = '/inspector?drawer';
  frame.title = 'Statechart inspector';
  const button = element('button', {
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

/** Opens and closes the drawer; one that was open is opened again on the next page of the tab. */
export function createDrawer() {
  let drawer: HTMLElement | null = null;
  function toggle() {
    if (drawer) drawer.remove();
    drawer = drawer ? null : build(toggle);
    if (drawer) document.body.append(drawer);
    keep(drawer !== null);
  }
  if (sessionStorage.getItem(kept)) toggle();
  return { toggle };
}
