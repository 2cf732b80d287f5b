import type { Money, Position } from '../__generated__/resolvers';
import { maxPages } from '../__generated__/limits';

/** A whole number within limits; the fallback if the value is not a number. */
export const clampInteger = (value: number, min: number, max: number, fallback = min): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : fallback;

export const exactMoney = (amount: number, currency: string): Money => ({ amount: Math.max(0, amount), currency });

/** Null if there is no price: the provider then sends 0. */
export const money = (amount: number, currency: string): Money | null =>
  Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : null;

/** 1 to 5; null without reviews, for which the provider sends 0. */
export const ratingOf = (value: number): number | null => (value > 0 ? Math.min(5, Math.max(1, value)) : null);

/** Null if unknown, or not on earth. */
export function positionOf(latitude: number | null, longitude: number | null): Position | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export const pageNumber = (page: number): number => clampInteger(page, 1, maxPages);
