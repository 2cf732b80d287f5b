/** The brand colours of the services to which a page can be shared, dark enough for their icons. */
export const shareColors = {
  telegram: '#1c86bb',
  twitter: '#0f1419',
  whatsapp: '#128c5e',
  line: '#05883c',
  facebook: '#1877f2',
  email: '#c2410c',
  sign: '#ffffff',
} as const;
