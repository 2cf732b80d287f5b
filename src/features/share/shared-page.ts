import type { SharedPage } from './share-targets';

/** The page by its canonical URL, without the parameters of the visitor's URL. */
export function sharedPage(): SharedPage {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return { url: named ?? location.href, title: document.title };
}
