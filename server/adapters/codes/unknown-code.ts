import { channel } from 'node:diagnostics_channel';

/** A code of the provider that the contract does not list. */
export interface UnknownCode {
  /** The contract's name of the list. */
  readonly enumeration: string;
  readonly code: string | number;
}

/** Where unknown codes are published as they are met; see `node:diagnostics_channel`. */
export const unknownCodeChannel = 'storefront:unknown-code';

const unknownCodes = channel(unknownCodeChannel);

export const reportUnknownCode = (unknown: UnknownCode): void => unknownCodes.publish(unknown);
