import { holdLayers } from './hold-layers';
import { isolate } from './isolate';
import { keepFocus } from './keep-focus';
import { noteRefusals } from './note-refusals';
import { decidePopup } from './popup';

/** The first script of each page of a preview. */
const { currentScript, documentElement } = document;
const { store = '', flag, studio } = currentScript?.dataset ?? {};
isolate(window, flag);
noteRefusals(window);
// By its flag, pages know that a customer is signed in.
// biome-ignore lint/suspicious/noDocumentCookie: a preview has a list of its own in the place of cookies
if (flag !== undefined) document.cookie = `${flag}=1`;
if (window.parent !== window && currentScript instanceof HTMLScriptElement) {
  documentElement.dataset.framed = '';
  keepFocus(window);
  holdLayers(window);
  decidePopup(window, store);
  if (studio !== undefined) {
    const agent = document.createElement('script');
    agent.src = new URL('preview-agent.js', currentScript.src).href;
    agent.dataset.studio = studio;
    document.head.append(agent);
  }
}
