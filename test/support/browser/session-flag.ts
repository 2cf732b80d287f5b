/** What the server does beside the sealed cookie when somebody signs in, or out. */
export const setFlag = (codename = 'kopi') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `at.${codename}=1; path=/`;
};

export const clearFlag = (codename = 'kopi') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `at.${codename}=; path=/; max-age=0`;
};
