/** The colours by which people know the places that a page can be shared to, dark enough for the sign on them. */
export const shareColors = {
  telegram: '#1c86bb',
  twitter: '#0f1419',
  whatsapp: '#128c5e',
  line: '#05883c',
  facebook: '#1877f2',
  email: '#c2410c',
  sign: '#ffffff',
} as const;
