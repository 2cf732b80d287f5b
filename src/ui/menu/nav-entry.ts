import type { LinkTarget } from '../link/link-target';

export interface NavEntry {
  id: string;
  label: string;
  link: LinkTarget;
  /** The media path of its icon. */
  image: string | null;
  selected: boolean;
}
