import { createMark } from './mark';
import { type FromPreview, type PreviewArea, readToPreview } from './messages';
import { opensPopup, popupContent, touchUntilPopup } from './popup';
import { elementsOf, isWaiting, keysAt } from './react-tree';

const shownMs = 1_500;
const lookEveryMs = 250;
const hydrationMs = 2_000;
const hydrationLookMs = 50;

const areas: Readonly<Record<PreviewArea, string>> = {
  slider: '[aria-roledescription="carousel"]',
  header: 'header',
  popup: popupContent,
};
const areaNames = Object.keys(areas) as PreviewArea[];

/** Runs in the pages of a preview that the studio has in its frame: says what is tapped, and shows what is edited. */
function startAgent(studioOrigin: string, root: HTMLElement) {
  const { base } = JSON.parse(document.getElementById('page-context')?.textContent ?? '{}') as { base: string };
  const mark = createMark(document);
  let ids: ReadonlySet<string> = new Set();
  let isSelecting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';

  const tell = (message: FromPreview) => parent.postMessage(message, studioOrigin);
  const path = () => (location.pathname.slice(base.length) || '/') + location.search;

  function partAt(target: EventTarget | null) {
    if (!(target instanceof Element)) return null;
    const known = keysAt(target).filter((key) => ids.has(key));
    const area = areaNames.find((name) => target.closest(areas[name])) ?? null;
    const [id] = known;
    const elements = id !== undefined ? elementsOf(root, id) : [...(area ? [target.closest(areas[area])] : [])];
    return id === undefined && !area ? null : { ids: known, area, elements: elements.filter((one) => one !== null) };
  }

  function point(event: Event) {
    if (!isSelecting) return;
    const part = partAt(event.target);
    if (part) mark.around(part.elements);
    else mark.hide();
  }

  /** A touch hydrates the part that it touches. */
  function whenHydrated(target: EventTarget | null, work: () => void) {
    const end = Date.now() + hydrationMs;
    const look = () => {
      if (target instanceof Element && isWaiting(root, target) && Date.now() < end) setTimeout(look, hydrationLookMs);
      else work();
    };
    look();
  }

  function tap(event: Event) {
    const { target } = event;
    const part = isSelecting ? partAt(target) : null;
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    whenHydrated(target, () => {
      const { ids: around, area } = partAt(target) ?? part;
      tell({ type: 'preview.tapped', ids: around, area, path: path() });
    });
  }

  function show(wanted: readonly string[], area: PreviewArea | null) {
    const found = wanted.map((id) => elementsOf(root, id)).find((elements) => elements.length > 0);
    const elements = found ?? [area && document.querySelector(areas[area])].filter((one) => one !== null);
    if (elements.length === 0) return mark.hide();
    elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    mark.around(elements);
    clearTimeout(timer);
    timer = setTimeout(() => mark.hide(), shownMs);
  }

  const position = () => `${path()} ${scrollY}`;

  function report() {
    // On a phone, the form may be shown in the place of the page, which then has no layout and no scroll.
    if (document.documentElement.getBoundingClientRect().height === 0) return;
    const now = position();
    if (now === reported) return;
    reported = now;
    tell({ type: 'preview.moved', path: path(), scroll: scrollY });
  }

  addEventListener('message', ({ data, source, origin }) => {
    if (source !== parent || origin !== studioOrigin) return;
    const message = readToPreview(data);
    if (message?.type === 'preview.start') {
      ids = new Set(message.ids);
      // A popup fits in what is above it at the start of a visit.
      if (message.scroll !== null && !opensPopup(window)) scrollTo({ top: message.scroll, behavior: 'instant' });
    } else if (message?.type === 'preview.scroll') {
      scrollTo({ top: message.scroll, behavior: 'instant' });
      // The page that it follows must not follow it in turn.
      reported = position();
    } else if (message?.type === 'preview.select') {
      isSelecting = message.isOn;
      mark.hide();
    } else if (message) show(message.ids, message.area);
  });
  document.addEventListener('pointerover', point, true);
  document.addEventListener('focusin', point, true);
  document.documentElement.addEventListener('pointerleave', () => mark.hide());
  // The part has another size now; the mark would make the page wider than the screen.
  addEventListener('resize', () => mark.hide());
  document.addEventListener('click', tap, true);
  addEventListener('scroll', report, { passive: true });
  setInterval(report, lookEveryMs);
  const begin = () => tell({ type: 'preview.ready', path: path() });
  if (opensPopup(window)) touchUntilPopup(window, begin);
  else begin();
}

const studioOrigin =
  (document.currentScript instanceof HTMLScriptElement && document.currentScript.dataset.studio) || location.origin;

function whenParsed() {
  const root = document.getElementById('root');
  if (root) startAgent(studioOrigin, root);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenParsed);
else whenParsed();
