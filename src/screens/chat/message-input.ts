const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const visible = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Cleans a typed text like the provider, so that it looks the same before and after sending; empty if nothing is visible. */
export function messageInput(typed: string): string {
  const input = typed
    .replaceAll('\t', ' ')
    .replace(hidden, (character) => (character === '\n' ? character : ''))
    .trim();
  return visible.test(input) ? input : '';
}
