const known =
  /^(listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$/;

/** `{kind}/{name}` of the media host, or null where the provider has no picture or names one outside it. */
export const mediaPath = (value: string | null): string | null => (value && known.test(value) ? value : null);
