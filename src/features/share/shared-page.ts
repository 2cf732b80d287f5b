import type { SharedPage } from './share-targets';

/** The page as its head names it: by its canonical address, without what the visitor's own address carries. */
export function sharedPage(): SharedPage {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return { address: named ?? location.href, title: document.title };
}
