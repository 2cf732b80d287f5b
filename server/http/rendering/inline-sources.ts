import { createHash } from 'node:crypto';

/** Sources of a content security policy: which scripts and style elements of a page may run. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds empty style elements, and fills them with rules by script. */
const emptyStyle = hashOf('');

/** For a page that one visitor gets. */
export const nonceSources = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'nonce-${nonce}'`,
});

const nonceOfStyles = /<meta property="csp-nonce"[^>]*>/;

/**
 * Makes a page the same for all visitors: its inline elements are allowed by their hashes, scripts of files by their
 * origin. Only elements with the page's nonce are the server's own; others stay forbidden.
 */
export function withHashes(html: string, nonce: string): { html: string; sources: InlineSources } {
  const own = new RegExp(`<(script|style)\\b[^>]*? nonce="${nonce}"[^>]*>([^]*?)</\\1>`, 'g');
  const hashes = { script: new Set<string>(), style: new Set([emptyStyle]) };
  for (const [, element, text = ''] of html.matchAll(own)) {
    const isFile = element === 'script' && text === '';
    if (!isFile) hashes[element as 'script' | 'style'].add(hashOf(text));
  }
  return {
    html: html.replace(nonceOfStyles, '').replaceAll(` nonce="${nonce}"`, ''),
    sources: { scripts: ["'self'", ...hashes.script].join(' '), styles: [...hashes.style].join(' ') },
  };
}
