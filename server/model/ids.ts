/** The format of ids in the contract; any other text needs no call. */
export const isViewUid = (text: string) => /^[A-Za-z0-9_]{1,40}$/.test(text);
export const isAddressId = (text: string) => /^[A-Za-z0-9_.-]{8,64}$/.test(text);
export const isLabel = (text: string) => /^[A-Za-z0-9_-]{1,40}$/.test(text);
export const isCodename = (text: string) => /^[a-z0-9][a-z0-9_-]{1,39}$/.test(text);
export const isHost = (text: string) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(text);
export const isRegion = (text: string) => /^[0-9][0-9.]{0,12}$/.test(text);
export const isOrderNumber = (text: string) => /^[A-Za-z]{1,8}[0-9]{7,20}$/.test(text);

export interface GroupKey {
  readonly supplier_vuid: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly parent_vuid: string;
  readonly partner_vuid: string;
}

const uid = /^[A-Za-z0-9_]{0,40}$/;
const region = /^[0-9.]{0,13}$/;
const forms = [uid, region, region, region, uid, uid];

export const groupId = (key: GroupKey): string =>
  Buffer.from(
    JSON.stringify([key.supplier_vuid, key.province, key.city, key.district, key.parent_vuid, key.partner_vuid]),
  ).toString('base64url');

/** Null unless the text looks like an id from `groupId`. */
export function groupKey(id: string): GroupKey | null {
  const parts = parsed(id);
  if (!isKey(parts)) return null;
  const [supplier_vuid, province, city, district, parent_vuid, partner_vuid] = parts;
  return { supplier_vuid, province, city, district, parent_vuid, partner_vuid };
}

const isKey = (parts: unknown): parts is [string, string, string, string, string, string] =>
  Array.isArray(parts) &&
  parts.length === forms.length &&
  forms.every((form, at) => typeof parts[at] === 'string' && form.test(parts[at]));

function parsed(id: string): unknown {
  try {
    return JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
