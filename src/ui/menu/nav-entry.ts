import type { LinkTarget } from '../link/link-target';

/** One entry of a bar that leads to the parts of a store. */
export interface NavEntry {
  id: string;
  label: string;
  link: LinkTarget;
  /** The media path of its icon. */
  image: string | null;
  selected: boolean;
}
