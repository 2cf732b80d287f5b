import { createContext } from './context';
import { billVerdicts } from './bill-verdicts';
import { directVerdicts } from './direct-verdicts';
import { goodsVerdicts } from './goods-verdicts';
import { rideVerdicts } from './ride-verdicts';
import { serviceVerdicts } from './service-verdicts';
import type { SellingStore } from './selling-store';
import type { Verdict } from './verdict';

/** Whether each combination of what a store sells, how it is delivered, where, and how it is paid ends in an order that is paid. */
export function verdictsOfStore(selling: SellingStore): Verdict[] {
  const context = createContext(selling);
  return [goodsVerdicts, serviceVerdicts, directVerdicts, rideVerdicts, billVerdicts].flatMap((verdicts) =>
    verdicts(context),
  );
}
