import type { OpeningDay } from '../../__generated__/resolvers';

/** Whether it is open now is computed per request, so it is not cached. */
export interface OpeningHoursModel {
  /** Monday to Sunday. */
  readonly days: readonly OpeningDay[];
}

/** What is linked is read when somebody asks for more than its id. */
export interface Link {
  readonly id: string;
}
