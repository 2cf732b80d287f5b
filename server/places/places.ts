import type { Place, Position } from '../__generated__/resolvers';

export interface PlaceSearch {
  readonly text: string;
  /** Two small letters; places of other countries are left out. */
  readonly countryCode: string;
  /** Places around it alone, the nearest first. */
  readonly near: Position | null;
}

/** Names of places and where they are. Positions are personal: nothing of them is logged or kept. */
export interface Places {
  suggest(search: PlaceSearch): Promise<Place[]>;
  /** What a position is called; null where nothing around it has a name. */
  nameOf(position: Position, countryCode: string): Promise<Place | null>;
  close(): Promise<void>;
}

export const mostPlaces = 6;
