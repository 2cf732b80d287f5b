import { isolate } from './isolate';
import { noteRefusals } from './note-refusals';

/** The first script of each page of a preview. */
const { currentScript, documentElement } = document;
isolate(window);
noteRefusals(window);
if (window.parent !== window && currentScript instanceof HTMLScriptElement) {
  documentElement.dataset.framed = '';
  const { studio } = currentScript.dataset;
  if (studio !== undefined) {
    const agent = document.createElement('script');
    agent.src = new URL('preview-agent.js', currentScript.src).href;
    agent.dataset.studio = studio;
    document.head.append(agent);
  }
}
