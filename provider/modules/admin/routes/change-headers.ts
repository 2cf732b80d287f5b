import type { Change } from '../../stores/queries/revisions';

const decoded = (text: string | undefined) => {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Who changes something, and why; both are URI components, as headers take no other letters. */
export const changeOf = (headers: { 'x-author'?: string; 'x-message'?: string }): Change => ({
  author: decoded(headers['x-author']),
  message: decoded(headers['x-message']),
});
