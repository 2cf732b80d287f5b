const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');

/** Identifies an attempt to order or to pay: `WEB`, then 13 and 4 random characters. */
export const newSessionCode = () => `WEB${random(13)}${random(4)}`;
