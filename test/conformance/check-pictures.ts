import type { Run } from './run';

const form =
  /^(listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$/;
const timeoutMs = 5_000;
const maxPictures = 200;

/** Checks that every picture named in a reply exists. */
export async function checkPictures({ caller, report }: Run, baseUrl: string) {
  const pictures = [...caller.pictures.values()];
  for (const { field, name, ...place } of pictures.slice(0, maxPictures)) {
    report.count('checks');
    const problem = form.test(name)
      ? await problemOf(`${baseUrl}/media/${name}`)
      : 'must be {kind}/{file} of the media call';
    if (problem) report.fail({ ...place, problem: `${field} is "${name}": ${problem}` });
  }
  if (pictures.length > maxPictures) report.skip(`${pictures.length - maxPictures} more pictures`);
}

async function problemOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    if (response.status !== 200) return `the picture answers ${response.status}`;
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('image/') ? null : `the picture's content-type is "${type}"`;
  } catch {
    return `the picture does not come within ${timeoutMs} ms`;
  }
}
