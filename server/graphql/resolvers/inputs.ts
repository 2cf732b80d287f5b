import type {
  BankAccountInput,
  DaysInput,
  PositionInput,
  QuerySearchArgs,
  RequireFields,
  ServiceTimeInput,
  TrackClickInput,
  TrackViewInput,
} from '../../__generated__/resolvers';
import { FacadeError } from '../../facade/error-model';
import { maxAmount, searchTextLength } from '../../__generated__/limits';
import type { TextSearch } from '../../domains/search/adapter';
import type { PageKey } from '../../domains/wallet/adapter';
import { clampInteger } from '../../values/numbers';
import { cutText, isDay } from '../../values/text';
import { isViewUid } from '../../model/ids';

export function checkPosition(position: PositionInput): PositionInput {
  if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180)
    throw new FacadeError('BAD_INPUT', 'The position is not on earth');
  return position;
}

const maxCursorLength = 200;

export const searchText = (text: string): string =>
  cutText(text.trim().replace(/\s+/g, ' ').toLowerCase(), searchTextLength);

export function checkCursor(after: string | null | undefined): string {
  if (after && after.length > maxCursorLength) throw new FacadeError('BAD_INPUT', 'The cursor is not valid');
  return after ?? '';
}

interface PageArgs {
  readonly page?: number | null;
  readonly after?: string | null;
}

export const checkPageKey = ({ page, after }: PageArgs): PageKey => ({ page: page ?? 1, after: checkCursor(after) });

const accountLengths = { bank: 60, holder: 60, number: 40 } as const;

export function checkBankAccount(account: BankAccountInput): BankAccountInput {
  for (const [name, limit] of Object.entries(accountLengths)) {
    const text = account[name as keyof typeof accountLengths].trim();
    if (text === '' || text.length > limit) throw new FacadeError('BAD_INPUT', `The account's ${name} is not valid`);
  }
  return account;
}

const maxDays = 62;
const dayMs = 86_400_000;

export function checkDays({ from, to }: DaysInput): DaysInput {
  const length = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (!isDay(from) || !isDay(to) || length < 0 || length >= maxDays)
    throw new FacadeError('BAD_INPUT', 'The range of days is not valid');
  return { from, to };
}

export function checkTime({ start, end, time }: ServiceTimeInput): ServiceTimeInput {
  const isTime = !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isDay(start) || (end && !isDay(end)) || !isTime)
    throw new FacadeError('BAD_INPUT', 'The time of the service is not valid');
  return { start, end: end ?? null, time: time ?? null };
}

/** Queries are part of URLs, and public responses are cached by them, so a complete phone number is refused. */
export function checkPhonePrefix(prefix: string): string {
  if (!/^\d{0,4}$/.test(prefix)) throw new FacadeError('BAD_INPUT', 'The prefix must have at most 4 digits');
  return prefix;
}

type SearchArgs = RequireFields<QuerySearchArgs, 'sort' | 'labelIds' | 'page'>;

const priceOf = (price: number | null | undefined): number | null =>
  typeof price === 'number' ? clampInteger(price, 0, maxAmount) : null;

export const checkSearch = ({
  text,
  sort,
  labelIds,
  shopId,
  priceMin,
  priceMax,
  ratingMin,
  page,
  after,
}: SearchArgs): TextSearch => ({
  text: searchText(text),
  sort,
  labels: [...new Set(labelIds)].sort(),
  shop: shopId ?? null,
  priceMin: priceOf(priceMin),
  priceMax: priceOf(priceMax),
  ratingMin: typeof ratingMin === 'number' ? Math.min(5, Math.max(1, ratingMin)) : null,
  page,
  after: checkCursor(after),
});

export function checkClick(click: TrackClickInput): TrackClickInput {
  ensure(isPage(click.path) && isDevice(click.deviceId), 'page or device');
  ensure(isViewUid(click.component) && isViewUid(click.action), 'component or action');
  ensure(click.value.length <= 500, 'value');
  return click;
}

export function checkView(view: TrackViewInput): TrackViewInput {
  ensure(isPage(view.path) && isDevice(view.deviceId), 'page or device');
  ensure(!view.component || isViewUid(view.component), 'component');
  return view;
}

const isPage = (path: string) => path.startsWith('/') && path.length <= 500;
const isDevice = (id: string) => /^[\w-]{1,64}$/.test(id);

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new FacadeError('BAD_INPUT', `The ${what} is not valid`);
}
