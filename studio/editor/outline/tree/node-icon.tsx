import Banknote from 'lucide-react/icons/banknote';
import Car from 'lucide-react/icons/car';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Code from 'lucide-react/icons/code';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutList from 'lucide-react/icons/layout-list';
import LayoutPanelTop from 'lucide-react/icons/layout-panel-top';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Package from 'lucide-react/icons/package';
import Paintbrush from 'lucide-react/icons/paintbrush';
import Palette from 'lucide-react/icons/palette';
import Receipt from 'lucide-react/icons/receipt';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import TrendingUp from 'lucide-react/icons/trending-up';
import Truck from 'lucide-react/icons/truck';
import Type from 'lucide-react/icons/type';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import type { KindName } from '../../entries/model/kinds';
import type { NodeIcon as Name } from '../../entries/model/outline-node';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

const icons: Readonly<Record<Name, Icon>> = {
  identity: Store,
  look: Paintbrush,
  home: House,
  popup: Megaphone,
  search: Search,
  selling: ShoppingBag,
  delivery: Truck,
  payment: CreditCard,
  wallet: Wallet,
  theme: Palette,
  legal: Scale,
  slider: Images,
  sections: LayoutList,
  bills: Receipt,
  rides: Car,
  forms: ClipboardList,
  component: LayoutPanelTop,
  segment: LayoutPanelTop,
  action: MousePointerClick,
  location: MapPin,
  billGroup: LayoutGrid,
  bill: Receipt,
  slide: Image,
  label: Tag,
  carrier: Truck,
  package: Package,
  extra: Package,
  reward: Gift,
  billService: Receipt,
  billProduct: Banknote,
  region: MapPin,
  zone: Circle,
  hours: Clock,
  surge: TrendingUp,
  form: ClipboardList,
  line: TextCursorInput,
  option: CircleCheck,
};

const sections: readonly Icon[] = [Type, MousePointerClick, MapPin, List, Code, Receipt, LayoutGrid, LayoutList];
const segments: readonly Icon[] = [LayoutGrid, Store, MousePointerClick, MapPin, Type];

export interface NodeIconProps {
  name: Name;
  /** The category of a section or a segment. */
  sort?: number | null;
}

const bySort: Partial<Readonly<Record<KindName, readonly Icon[]>>> = { component: sections, segment: segments };

export function NodeIcon({ name, sort = null }: NodeIconProps) {
  const ofKind = bySort[name as KindName];
  const Icon = (sort !== null && ofKind?.[sort]) || icons[name];
  return <Icon size={18} aria-hidden />;
}
