import type { SchemaKey } from '../../__generated__/schema-keys';
import type { Words } from '../words';
import { actionList } from './action-list';
import { app } from './app';
import { billGrid } from './bill-grid';
import { billProduct } from './bill-product';
import { billService } from './bill-service';
import { booking } from './booking';
import { carrier } from './carrier';
import { carrierService } from './carrier-service';
import { component } from './component';
import { cta } from './cta';
import { customHtml } from './custom-html';
import { extraService } from './extra-service';
import { flag } from './flag';
import { form } from './form';
import { formLine } from './form-line';
import { formOption } from './form-option';
import { item } from './item';
import { items } from './items';
import { locationMap } from './location-map';
import { mapItem } from './map-item';
import { outsideHours } from './outside-hours';
import { paymentOption } from './payment-option';
import { picture } from './picture';
import { productList } from './product-list';
import { referral } from './referral';
import { review } from './review';
import { reward } from './reward';
import { rideHours } from './ride-hours';
import { rideSurge } from './ride-surge';
import { rideZone } from './ride-zone';
import { rides } from './rides';
import { segment } from './segment';
import { segmentList } from './segment-list';
import { service } from './service';
import { store } from './store';
import { textComponent } from './text-component';
import { theme } from './theme';
import { variant } from './variant';
import { variantOption } from './variant-option';
import { visibility } from './visibility';
import { voucher } from './voucher';
import { websiteButton } from './website-button';

/** The Indonesian words of every field, value and kind of entry of a store's documents. */
export const words: Readonly<Record<SchemaKey, Words>> = {
  ...store,
  ...flag,
  ...outsideHours,
  ...app,
  ...reward,
  ...referral,
  ...carrier,
  ...extraService,
  ...carrierService,
  ...paymentOption,
  ...theme,
  ...cta,
  ...mapItem,
  ...visibility,
  ...component,
  ...textComponent,
  ...websiteButton,
  ...locationMap,
  ...actionList,
  ...customHtml,
  ...billGrid,
  ...productList,
  ...segmentList,
  ...segment,
  ...billService,
  ...billProduct,
  ...rides,
  ...rideZone,
  ...rideHours,
  ...rideSurge,
  ...form,
  ...formLine,
  ...formOption,
  ...picture,
  ...items,
  ...item,
  ...voucher,
  ...variant,
  ...variantOption,
  ...booking,
  ...service,
  ...review,
};
