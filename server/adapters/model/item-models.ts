import type { OpeningDay } from '../../__generated__/resolvers';

/** Whether it is open now is asked at every request, so it is no part of what is kept. */
export interface OpeningHoursModel {
  /** Monday to Sunday. */
  readonly days: readonly OpeningDay[];
}

/** Its items are read by themselves. */
export interface ShopModel {
  readonly id: string;
  readonly searchShown: boolean;
  readonly itemCount: number;
  readonly openingHours: OpeningHoursModel | null;
}

/** The address of its frame is sealed anew at every request. */
export interface WebContentModel {
  readonly id: string;
  readonly inPage: boolean;
}
