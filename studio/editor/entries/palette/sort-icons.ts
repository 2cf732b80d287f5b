import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Banknote from 'lucide-react/icons/banknote';
import Bike from 'lucide-react/icons/bike';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import LayoutList from 'lucide-react/icons/layout-list';
import List from 'lucide-react/icons/list';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import type { KindName } from '../model/kinds';

type SortIcons = Readonly<Record<number, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>>;

const actions: SortIcons = {
  0: MessageCircle,
  1: MessageCircleMore,
  2: Phone,
  3: Mail,
  4: Users,
  5: Send,
  6: Image,
  7: Globe,
  8: ArrowDownToLine,
  9: ArrowUpFromLine,
  10: MessagesSquare,
  11: Package,
  12: MapPin,
  13: ShoppingCart,
  14: CircleUserRound,
  15: Search,
  18: ClipboardList,
  19: ShoppingBag,
  21: Wallet,
  22: List,
  26: Share2,
  38: Gift,
  43: LayoutList,
};

const carriers: SortIcons = {
  1: Bike,
  2: Truck,
  3: Package,
};

const payments: SortIcons = {
  0: CreditCard,
  1: Store,
  2: Banknote,
  3: Wallet,
  4: Smartphone,
};

const bySort: Partial<Readonly<Record<KindName, SortIcons>>> = {
  action: actions,
  carrier: carriers,
  payment: payments,
};

/** The icon of one sort of entries; undefined if all sorts look the same. */
export const sortIcon = (kind: KindName, sort: number | null) => (sort === null ? undefined : bySort[kind]?.[sort]);
