/**
 * The part that the server rendered and React hydrates. Elements that scripts add outside it, such as an inspector,
 * handle their own events.
 */
const isServersOwn = (element: Element) => document.getElementById('root')?.contains(element);

/**
 * Whether React handles events of the element. React marks elements while it hydrates, and handles discrete events from
 * then on.
 */
export const isAlive = (element: Element): boolean =>
  !isServersOwn(element) || Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Makes React finish hydrating around the element, with a discrete event that nobody listens to. */
export const hydrateNow = (element: Element) => element.dispatchEvent(new Event('dragend', { bubbles: true }));
