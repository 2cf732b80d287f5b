/** Valid and invalid account numbers of withdrawals: the page, the facade and the provider have the same rule. */
export const accountNumbers: readonly (readonly [bank: string, number: string, isPayable: boolean])[] = [
  ['Bank Nusantara', 'tidak ada', false],
  ['Bank Nusantara', '12345', false],
  ['Bank Nusantara', '123456', true],
  ['Bank Nusantara', '1234 5678-90', true],
  ['Bank Nusantara', '12345678901234567890', true],
  ['Bank Nusantara', '123456789012345678901', false],
  ['Bank Nusantara', '+6281234567890', false],
  ['Bank Nusantara', '1234567890 Siti', false],
  ['Bank 1234567', 'tidak ada', false],
  ['Danamon', '1234567890', true],
  ['GoPay', '1234567890', false],
  ['DANA', '0812-3456-7890', true],
  ['ShopeePay', '+62 812 3456 7890', true],
  ['ovo', '6281234567', true],
  ['OVO', '0812345', false],
];
