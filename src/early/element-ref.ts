/** Finds the element that replaced another one: by what it is to the visitor, and its position among similar ones. */
export interface ElementRef {
  path: string;
  kind: string;
  at: number;
}

const attributes = ['type', 'name', 'aria-label', 'placeholder'];

function kindOf(element: HTMLElement): string {
  const label = element instanceof HTMLButtonElement ? element : element.closest('label');
  const id = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  return [
    element.tagName,
    ...attributes.map((name) => element.getAttribute(name)),
    label?.textContent,
    id && id.textContent,
  ].join('\n');
}

const alike = (kind: string, tagName: string) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((element) => kindOf(element) === kind);

const currentPath = () => location.pathname + location.search;

export function refTo(element: HTMLElement): ElementRef {
  const kind = kindOf(element);
  return { path: currentPath(), kind, at: alike(kind, element.tagName).indexOf(element) };
}

export const elementOf = ({ path, kind, at }: ElementRef): HTMLElement | null =>
  (path === currentPath() && alike(kind, kind.split('\n')[0] ?? '')[at]) || null;
