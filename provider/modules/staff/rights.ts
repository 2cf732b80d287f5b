import type { components } from '../../__generated__/studio';

export type Role = components['schemas']['StaffRole'];
export type Scope = components['schemas']['StaffScope'];

export interface Rights {
  role: Role;
  /** Of an editor; others have none. */
  scopes: readonly Scope[];
}
