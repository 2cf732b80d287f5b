import Bell from 'lucide-react/icons/bell';
import { BannerSlide } from '../../ui/carousel/banner-slide';
import { BannerSlider } from '../../ui/carousel/banner-slider';
import { Carousel } from '../../ui/carousel/carousel';
import { Gallery } from '../../ui/carousel/gallery';
import { StepButtons } from '../../ui/carousel/step-buttons';
import { ItemCard } from '../../ui/card/item-card';
import { Button } from '../../ui/button/button';
import { Band } from '../../ui/layout/band';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { Frame } from '../../ui/layout/frame';
import { PageSection } from '../../ui/layout/page-section';
import { Rest, Row } from '../../ui/layout/row';
import { SectionHeading } from '../../ui/layout/section-heading';
import { Stack } from '../../ui/layout/stack';
import { SumTable } from '../../ui/layout/sum-table';
import { Text } from '../../ui/text/text';
import { sampleBrands } from '../../theme/sample-brands';
import { ActionRow } from '../../ui/list/action-row';
import { ListButton, ListText } from '../../ui/list/list-row';
import { Pager } from '../../ui/list/pager';
import { RowGroup } from '../../ui/list/row-group';
import { RowList } from '../../ui/list/row-list';
import { MapMarker } from '../../ui/map/map-marker';
import { BottomBar } from '../../ui/menu/bottom-bar';
import { ChipRow } from '../../ui/menu/chip-row';
import { MenuLabel, MenuRow } from '../../ui/menu/menu-row';
import { MenuTile } from '../../ui/menu/menu-tile';
import { TabBar } from '../../ui/menu/tab-bar';
import { TabButtons } from '../../ui/menu/tab-buttons';
import { type Examples, link, long, nothing, picture, rupiah, short } from '../example';

const icon = <Bell />;
const entries = [short, long, 'Akun'].map((label, at) => ({
  id: label,
  label,
  link,
  image: at === 1 ? null : picture,
  selected: at === 0,
}));
const tabs = [
  { id: 'a', label: short, icon },
  { id: 'b', label: 'Peta' },
] as const;
const banner = { image: picture, title: short, link };
const item = { title: short, link, image: picture, price: rupiah(4_500) };

export const menu: Examples = {
  'bottom-bar': {
    normal: () => <BottomBar label={short} entries={entries} />,
    more: () => <BottomBar label={`${short} 2`} entries={entries} more={{ label: short, entries: [] }} />,
  },
  'chip-row': { normal: () => <ChipRow label={short} chips={entries} /> },
  'menu-label': { normal: () => <MenuLabel label={short} text={long} /> },
  'menu-row': {
    short: () => <MenuRow label={short} link={link} icon={icon} />,
    'long, selected': () => <MenuRow label={long} text={long} link={link} image={picture} selected />,
    hover: () => <MenuRow label={short} link={link} />,
  },
  'menu-tile': {
    short: () => <MenuTile label={short} link={link} image={picture} />,
    long: () => <MenuTile label={long} link={link} icon={icon} />,
  },
  'tab-bar': {
    normal: () => <TabBar label={`${short} 3`} entries={entries} />,
    even: () => <TabBar label={`${short} 4`} even entries={entries.slice(0, 1)} />,
  },
  'tab-buttons': {
    bar: () => <TabButtons label={short} tabs={tabs} selected="a" onSelect={nothing} />,
    joined: () => <TabButtons label={short} tabs={tabs} selected="b" joined onSelect={nothing} />,
  },
};

export const list: Examples = {
  'action-row': {
    short: () => <ActionRow icon={icon} label={short} onSelect={nothing} />,
    long: () => <ActionRow icon={icon} label={long} hint={long} to="/" />,
    plain: () => <ActionRow icon={icon} label={short} />,
    focus: () => <ActionRow icon={icon} label={short} onSelect={nothing} />,
  },
  'list-row': {
    normal: () => (
      <ListButton>
        {icon}
        <ListText>
          <b>{short}</b>
          <small>{long}</small>
        </ListText>
      </ListButton>
    ),
    selected: () => (
      <ListButton aria-pressed>
        <ListText>{short}</ListText>
      </ListButton>
    ),
    disabled: () => (
      <ListButton disabled>
        <ListText>{long}</ListText>
      </ListButton>
    ),
  },
  pager: {
    first: () => <Pager page={1} last={3} to={() => '/'} />,
    middle: () => <Pager page={2} last={3} to={() => '/'} />,
    empty: () => <Pager page={1} last={1} to={() => '/'} />,
  },
  'row-group': {
    normal: () => (
      <RowGroup>
        <ActionRow icon={icon} label={short} />
        <ActionRow icon={icon} label={short} />
      </RowGroup>
    ),
    empty: () => <RowGroup />,
  },
  'row-list': {
    normal: () => (
      <RowList>
        <li>{short}</li>
        <li>{long}</li>
      </RowList>
    ),
  },
};

export const layout: Examples = {
  band: { normal: () => <Band>{short}</Band>, coloured: () => <Band background={sampleBrands.dark}>{long}</Band> },
  'bar-total': {
    normal: () => <BarTotal label={short} money={rupiah(4_500)} />,
    empty: () => <BarTotal label={long} money={null} />,
  },
  'bottom-actions': {
    normal: () => (
      <BottomActions>
        <Button $look="secondary">{short}</Button>
        <Button>{short}</Button>
      </BottomActions>
    ),
  },
  frame: {
    long: () =>
      (['warning', 'sale', 'success'] as const).map((tone) => (
        <Frame key={tone} $tone={tone}>
          {long}
        </Frame>
      )),
  },
  row: {
    short: () => (
      <Row $gap={3} $padding={[2, 4]}>
        {icon}
        <Text>{short}</Text>
      </Row>
    ),
    apart: () => (
      <Row $gap={[1, 3]} $wraps $align="baseline" $justify="space-between">
        <Text>{short}</Text>
        <Text>{long}</Text>
      </Row>
    ),
  },
  rest: {
    long: () => (
      <Row $gap={3}>
        {icon}
        <Rest>{long}</Rest>
        <Button $small>{short}</Button>
      </Row>
    ),
  },
  stack: {
    normal: () => (
      <Stack $gap={2} $padding={[2, 4, 4]}>
        <Button>{short}</Button>
        <Text>{long}</Text>
      </Stack>
    ),
    center: () => (
      <Stack $gap={2} $align="center">
        {icon}
        <Text>{long}</Text>
      </Stack>
    ),
  },
  'page-section': {
    short: () => <PageSection title={short}>{short}</PageSection>,
    long: () => (
      <PageSection title={long} aside={<Button $small>{short}</Button>}>
        {long}
      </PageSection>
    ),
  },
  'section-heading': {
    short: () => <SectionHeading title={short} />,
    long: () => <SectionHeading title={long} more={link} />,
  },
  'sum-table': {
    normal: () => <SumTable rows={[[short, 'Rp4.500'], false, [long, '-Rp500']]} total={['Total', 'Rp4.000']} />,
    loading: () => <SumTable busy rows={[]} total={['Total', 'Rp4.000']} />,
  },
};

export const carousel: Examples = {
  'banner-slide': {
    normal: () => <BannerSlide banner={banner} />,
    long: () => <BannerSlide banner={{ ...banner, title: long, titleShown: true }} />,
  },
  'banner-slider': { normal: () => <BannerSlider label={short} banners={[banner]} /> },
  carousel: {
    normal: () => (
      <Carousel label={short}>
        {['a', 'b', 'c'].map((key) => (
          <ItemCard key={key} {...item} />
        ))}
      </Carousel>
    ),
  },
  gallery: {
    one: () => <Gallery title={short} images={[picture]} />,
    several: () => <Gallery title={long} images={[picture, 'listimage/carrot~peach.svg']} />,
  },
  'step-buttons': {
    focus: () => (
      <div style={{ position: 'relative', height: 60 }}>
        <StepButtons inset={8} onStep={nothing} children={short} />
      </div>
    ),
  },
};

export const map: Examples = {
  'map-marker': {
    normal: () => <MapMarker label={short} selected={false} onSelect={nothing} />,
    selected: () => <MapMarker label={short} selected onSelect={nothing} />,
  },
};
