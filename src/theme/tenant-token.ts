const color = /^#[0-9a-f]{6}$/i;
const length = /^(0|[0-9]{1,3}(\.[0-9]{1,3})?(rem|px))$/;

/** The tokens that a store may set, and the format of their values. Anything else never reaches a style. */
const kinds = {
  'color-background': color,
  'color-surface': color,
  'color-text': color,
  'color-text-muted': color,
  'color-border': color,
  'color-action': color,
  'color-price': color,
  'color-sale': color,
  'radius-card': length,
  'radius-control': length,
} as const;

export type TenantTokenName = keyof typeof kinds;
export type TenantTokens = { readonly [Name in TenantTokenName]?: string };

/** A colour as `#rrggbb`, or null for anything else. */
export const colorOrNull = (value: string | null | undefined) => (value && color.test(value) ? value : null);

/** A store's tokens with valid values. */
export function tenantTokens(entries: readonly { name: string; value: string }[]): TenantTokens {
  const names = Object.keys(kinds) as TenantTokenName[];
  const chosen = names.flatMap((name) => {
    const value = entries.findLast((entry) => entry.name === name)?.value;
    return value !== undefined && kinds[name].test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}
