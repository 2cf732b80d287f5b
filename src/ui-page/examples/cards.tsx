import Bell from 'lucide-react/icons/bell';
import { Amount } from '../../ui/card/amount';
import { Badge } from '../../ui/card/badge';
import { CardButton } from '../../ui/card/card-button';
import { CardGrid } from '../../ui/card/card-grid';
import { CountBadge } from '../../ui/card/count-badge';
import { FigureList } from '../../ui/card/figure-list';
import { InfoCard } from '../../ui/card/info-card';
import { CompactCard, ItemCard } from '../../ui/card/item-card';
import { ItemFacts } from '../../ui/card/item-facts';
import { ItemRow } from '../../ui/card/item-row';
import { PictureTile } from '../../ui/card/picture-tile';
import { Price } from '../../ui/card/price';
import { ShopCard } from '../../ui/card/shop-card';
import { ShopRow } from '../../ui/card/shop-row';
import { Stars } from '../../ui/card/stars';
import { StockLabel } from '../../ui/card/stock-label';
import { Surface } from '../../ui/card/surface';
import { IconDisc } from '../../ui/media/icon-disc';
import { FocalPoint } from '../../ui/media/focal-point';
import { PhotoCropper } from '../../ui/media/photo-cropper';
import { Picture } from '../../ui/media/picture';
import { type Examples, link, long, longWord, nothing, picture, rupiah, short } from '../example';

const plain = { title: short, link, image: picture, price: rupiah(4_500) };
const full = {
  ...plain,
  title: long,
  priceBefore: rupiah(6_900),
  priceUnit: '/km',
  rating: 4.7,
  sold: 1_240,
  city: 'Kota Administrasi Jakarta Barat',
  distance: '1,2 km',
  stock: 3,
};
const bare = { ...plain, title: longWord, image: null, price: rupiah(1_234_567_890), closed: true };
const shop = { title: short, link, image: picture };
const fullShop = { ...shop, title: long, summary: long, rating: 4.7, city: 'Bandung', distance: '1,2 km' };
const pair = (cards: readonly React.ReactNode[]) => (
  <CardGrid $columns={2}>
    {cards.map((card, at) => (
      <li key={at}>{card}</li>
    ))}
  </CardGrid>
);

export const card: Examples = {
  amount: {
    normal: () => <Amount money={rupiah(4_500)} />,
    long: () => <Amount money={rupiah(1_234_567_890_123)} />,
  },
  badge: {
    normal: () =>
      (['plain', 'sale', 'soft', 'neutral'] as const).map((look) => <Badge key={look} $look={look} children={look} />),
  },
  'card-button': { normal: () => <CardButton style={{ position: 'relative' }}>{short}</CardButton> },
  'card-grid': { normal: () => pair([short, short, short]), empty: () => <CardGrid $columns={2} /> },
  'count-badge': {
    normal: () => (
      <p style={{ position: 'relative', width: 44, height: 44 }}>
        <CountBadge count={120} />
      </p>
    ),
    empty: () => <CountBadge count={0} />,
  },
  'figure-list': {
    normal: () => (
      <FigureList
        figures={[
          [short, 'Rp10.000'],
          [long, 'Rp1.234.567.890'],
        ]}
      />
    ),
    empty: () => <FigureList figures={[false]} />,
  },
  'info-card': {
    normal: () =>
      pair([
        <InfoCard key="a" title={short} link={link} icon={<Bell />} />,
        <InfoCard key="b" title={short} link={link} image={picture} />,
      ]),
    selected: () => <InfoCard title={short} onSelect={nothing} selected mark={<Badge>{short}</Badge>} />,
    long: () => <InfoCard title={long} text={long} link={link} image={null} />,
  },
  'item-card': {
    'short and long': () => pair([<ItemCard key="a" {...plain} />, <ItemCard key="b" {...full} />]),
    'closed, without a picture': () => pair([<ItemCard key="a" {...bare} />, <ItemCard key="b" {...plain} closed />]),
    compact: () => pair([<CompactCard key="a" {...plain} />, <CompactCard key="b" {...full} />]),
    focus: () => pair([<ItemCard key="a" {...plain} price={null} />]),
  },
  'item-facts': {
    normal: () => <ItemFacts rating={4.7} sold={1_240} city="Bandung" distance="1,2 km" />,
    inline: () => <ItemFacts rating={4.7} sold={1_240} city={long} inline />,
    empty: () => <ItemFacts />,
  },
  'picture-tile': {
    normal: () => <PictureTile path={picture} title={short} detail={short} onSelect={nothing} />,
    'selected, long': () => <PictureTile isSelected path={picture} title={long} detail={longWord} onSelect={nothing} />,
  },
  'item-row': {
    short: () => <ItemRow {...plain} />,
    long: () => <ItemRow {...full} summary={long} />,
    'closed, without a picture': () => <ItemRow {...bare} />,
  },
  price: {
    normal: () => <Price price={rupiah(4_500)} />,
    discount: () => <Price price={rupiah(4_500)} before={rupiah(6_900)} unit="/km" />,
    large: () => <Price price={rupiah(4_500)} size="large" />,
    long: () => <Price price={rupiah(1_234_567_890_123)} before={rupiah(9_234_567_890_123)} />,
  },
  'shop-card': {
    normal: () => pair([<ShopCard key="a" {...shop} />, <ShopCard key="b" {...fullShop} />]),
    closed: () => pair([<ShopCard key="a" {...shop} closed />, <ShopCard key="b" {...shop} image={null} />]),
  },
  'shop-row': {
    short: () => <ShopRow {...shop} />,
    long: () => <ShopRow {...fullShop} />,
    closed: () => <ShopRow {...shop} closed image={null} />,
  },
  stars: { normal: () => [1, 3, 5].map((rating) => <Stars key={rating} rating={rating} />) },
  'stock-label': {
    normal: () => <StockLabel stock={3} />,
    'sold out': () => <StockLabel stock={0} />,
    empty: () => <StockLabel stock={null} />,
  },
  surface: { normal: () => <Surface>{long}</Surface> },
};

export const media: Examples = {
  'icon-disc': {
    normal: () =>
      (['tile', 'card', 'round'] as const).map((shape) => (
        <IconDisc key={shape} $size={52} $shape={shape}>
          <Bell />
        </IconDisc>
      )),
    soft: () => (
      <IconDisc $size={52} $soft>
        <Bell />
      </IconDisc>
    ),
  },
  'focal-point': {
    normal: () => (
      <FocalPoint
        path={picture}
        label={long}
        valueText={({ x, y }) => `${x}, ${y}`}
        point={{ x: 30, y: 40 }}
        onChange={nothing}
      />
    ),
  },
  'photo-cropper': {
    normal: () => (
      <PhotoCropper url={`/images/320/${picture}`} label={long} zoomLabel={short} onCrop={nothing} onError={nothing} />
    ),
    rectangle: () => (
      <PhotoCropper
        aspect={2}
        url={`/images/320/${picture}`}
        label={long}
        zoomLabel={short}
        onCrop={nothing}
        onError={nothing}
      />
    ),
  },
  picture: {
    normal: () =>
      (['card', 'control', 'badge', 'tile', 'round'] as const).map((shape) => (
        <Picture key={shape} path={picture} width={56} shape={shape} />
      )),
    missing: () =>
      [28, 44, 96].map((width) => <Picture key={width} path={null} width={width} shape="tile" label={short} />),
    'framed, dimmed, whole': () => (
      <>
        <Picture path={picture} width={56} shape="card" framed />
        <Picture path={picture} width={56} shape="card" dimmed />
        <Picture path={picture} width={112} height={56} shape="card" whole />
      </>
    ),
    fluid: () => <Picture path={picture} width={320} height={80} shape="fluid" />,
  },
};
