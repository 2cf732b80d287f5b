const eWallet = /\b(go-?pay|ovo|dana|shopee-?pay|link-?aja|i\.?saku|astra-?pay|doku|saku-?ku)\b/i;

/** Digits of an account with a bank, or of the phone that an e-wallet belongs to. */
export function isAccountNumber({ bank, number }: { bank: string; number: string }): boolean {
  const signs = number.replaceAll(/[\s.-]/g, '');
  return eWallet.test(bank) ? /^(\+?62|0)8\d{7,12}$/.test(signs) : /^\d{6,20}$/.test(signs);
}
