import { formatMoney } from './money';

/** `const money = useMoney(); money(item.price)` */
export const useMoney = () => formatMoney;
