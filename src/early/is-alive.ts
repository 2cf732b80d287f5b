/** What the server wrote, and React takes over; what scripts add beside it, such as an inspector, answers by itself. */
const isServersOwn = (element: Element) => document.getElementById('root')?.contains(element);

/** React answers for the element. It leaves its mark on elements while it hydrates, and answers discrete events from then on. */
export const isAlive = (element: Element): boolean =>
  !isServersOwn(element) || Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Makes React finish what it has begun around the element: an event that nobody listens to, which it would not let wait. */
export const hydrateNow = (element: Element) => element.dispatchEvent(new Event('dragend', { bubbles: true }));
