import type { Settings } from './settings';

export interface StudioOptions {
  /** Whether the person with the public password may sign in. */
  isDemo: boolean;
  /** Whether owners and publishers must have the second factor. */
  needsSecondFactor: boolean;
  /** The studio's origin, for links in e-mails; empty if unknown. */
  origin: string;
}

export const studioOptions = ({ DEMO, STAFF_SECOND_FACTOR, STUDIO_ORIGIN }: Readonly<Settings>): StudioOptions => ({
  isDemo: DEMO,
  needsSecondFactor: STAFF_SECOND_FACTOR,
  origin: STUDIO_ORIGIN,
});
