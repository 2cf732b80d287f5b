/** What a page loads before anybody scrolls or taps. */
export interface PageWeight {
  /** As it is sent, compressed. */
  readonly scriptBytes: number;
  readonly pictures: number;
}

/** Built scripts are sent with their length, and their names have a hash. */
async function loadSize(script: string, signal: AbortSignal): Promise<number> {
  const { ok, headers } = await fetch(script, { method: 'HEAD', signal });
  const length = headers.get('content-length');
  if (!ok || length === null) throw new Error(`The size of ${script} is unknown`);
  return Number(length);
}

/**
 * Reads the page of a preview, and asks how large its scripts are. The page is read as text: a parsed document would
 * report its styles to the policy of the studio's page.
 *
 * @param known the sizes of scripts that other pages have too; those of this page are added
 * @throws if the page or a size cannot be had
 */
export async function weighPage(
  path: string,
  known: Map<string, Promise<number>>,
  signal: AbortSignal,
): Promise<PageWeight> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const page = await answer.text();
  // The script of the preview itself is not deferred.
  const scripts = new Set([...page.matchAll(/<script defer[^>]* src="([^"]+)"/g)].flatMap(([, src]) => src ?? []));
  const sizes = await Promise.all(
    [...scripts].map((script) => {
      const size = known.get(script) ?? loadSize(script, signal);
      known.set(script, size);
      return size;
    }),
  );
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    pictures: [...page.slice(page.indexOf('<div id="root"')).matchAll(/<img\b/g)].length,
  };
}
