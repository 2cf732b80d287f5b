import { isNoted } from './entries';
import { hydrateNow, isAlive } from './is-alive';
import { elementOf, type ElementRef, refTo } from './element-ref';
import { looksNeeded } from './looks';

type Target = HTMLButtonElement | HTMLFormElement;

/** A tap on a button, or a form sent with a key, before hydration. */
interface Tap {
  ref: ElementRef;
  scene: string;
  looks: number;
}

/** Several taps on one target count as one, because the first one had no visible effect. */
const taps = new Map<Target, Tap>();

const valueOf = ({ type, value, checked }: HTMLInputElement) =>
  type === 'checkbox' || type === 'radio' ? String(checked) : value;

/**
 * What a tap is about: the text of its row, or the amounts around it, and the values of fields. Stored data may give
 * the ref to another element, and a tap must never affect anything that the visitor did not see.
 */
function sceneOf(target: Target): string {
  const row = target.closest('li, article');
  if (row) return [row.textContent, target.getAttribute('aria-pressed')].join('\n');
  const scene = target.closest('form, section, dialog, main') ?? target;
  const amounts = [...scene.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
  const values = [...scene.querySelectorAll('input')].filter((input) => !isNoted(input)).map(valueOf);
  return [...amounts, ...values].join('\n');
}

export function noteTap(target: Target) {
  taps.set(target, { ref: refTo(target), scene: sceneOf(target), looks: 0 });
}

function repeat(target: Target) {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Repeats the tap once React handles the element and its content has settled. */
export function repeatTaps() {
  for (const [tapped, tap] of taps) {
    const target = tapped.isConnected ? tapped : (elementOf(tap.ref) as Target | null);
    if (target && !isAlive(target)) continue;
    if (target) hydrateNow(target);
    tap.looks += 1;
    if (tap.looks < looksNeeded) continue;
    taps.delete(tapped);
    if (target && sceneOf(target) === tap.scene) repeat(target);
  }
}

export const hasTaps = () => taps.size > 0;
