import type {
  Chat,
  ChatSummary,
  Customer,
  Invoice,
  BillInquiry,
  InvoiceSummary,
  Message,
  OrderConnection,
  OrderPayment,
  OrderSummary,
  ReferredFriend,
  ResolversParentTypes,
  Review,
  SavedProfile,
  ReviewConnection,
  Transaction,
  WebContentPage,
} from '../__generated__/resolvers';
import type { components } from '../__generated__/rest';
import type { Connection } from './connection';

/** What the provider's profile says; the rest of a customer is loaded field by field. */
export type ProfileModel = Pick<
  Required<Customer>,
  | 'id'
  | 'name'
  | 'username'
  | 'email'
  | 'phone'
  | 'photo'
  | 'ownPhoto'
  | 'emailVerified'
  | 'phoneVerified'
  | 'language'
  | 'verification'
  | 'balance'
  | 'balanceMode'
  | 'points'
  | 'referralShown'
  | 'invoiceNotice'
>;
export type SavedProfileParent = Omit<SavedProfile, 'customer'>;

export type ComponentModel = ResolversParentTypes['Component'];
export type SegmentModel = ResolversParentTypes['Segment'];
export type ItemModel = ResolversParentTypes['Item'];
/** The URL of its frame is sealed for each request. */
export type WebContentPageParent = Omit<WebContentPage, 'frame'>;
type Page = ResolversParentTypes['ItemPage'];
/** What the pages of all types share, except the item. */
export type SharedPageModel = Omit<ResolversParentTypes['TextItemPage'], '__typename' | 'item'>;
type OwnFields<Of> = Of extends unknown ? Omit<Of, 'item' | keyof SharedPageModel> : never;
/** What only the pages of one type have. */
export type ItemDetailsModel = OwnFields<Page>;
export type ItemPageModel = Page & { readonly reviewsHidden: boolean };
export type ItemConnectionModel = Connection<ItemModel>;
export type NearItemConnectionModel = Connection<ResolversParentTypes['NearItem']>;
export type OrderConnectionModel = Connection<OrderSummary> & Pick<OrderConnection, 'counts'>;
/** Whether it is overdue depends on today's date, so it is computed per request. */
export type InvoiceModel = Omit<Invoice, 'isOverdue'>;
export type InvoiceSummaryModel = Omit<InvoiceSummary, 'isOverdue'>;
export type OrderPaymentParent = Omit<OrderPayment, 'order'>;
export type TransactionConnectionModel = Connection<Transaction>;
export type ReferredFriendConnectionModel = Connection<ReferredFriend>;
export type ReviewsModel = Connection<Review> & Pick<ReviewConnection, 'totalCount'>;
export type ReviewConnectionModel = ReviewsModel & Pick<ReviewConnection, 'title'>;

export type Rest = components['schemas'];

export type RefusalModel = ResolversParentTypes['Refusal'] & { readonly __typename: 'Refusal' };
export type DoneModel = ResolversParentTypes['Done'] & { readonly __typename: 'Done' };
export type SignInModel = ResolversParentTypes['SignInResult'];
export type CodeRequestModel = ResolversParentTypes['CodeRequest'] & { readonly __typename: 'CodeRequest' };
export type SavedProfileModel = ResolversParentTypes['SaveProfileResult'];
export type CodeModel = ResolversParentTypes['CodeResult'];
export type OrderAgainModel = ResolversParentTypes['OrderAgainResult'];
export type OutcomeModel = ResolversParentTypes['Outcome'];
export type CartModel = Extract<ResolversParentTypes['CartResult'], { __typename: 'Cart' }>;
export type CartResultModel = ResolversParentTypes['CartResult'];
export type AddToCartModel = ResolversParentTypes['AddToCartResult'];
export type AddressModel = Extract<ResolversParentTypes['AddressResult'], { __typename: 'Address' }>;
export type SavedAddressModel = ResolversParentTypes['SavedAddress'];
export type SavedAddressesResultModel = ResolversParentTypes['SavedAddressesResult'];
export type AddressResultModel = ResolversParentTypes['AddressResult'];
export type LanguageResultModel = ResolversParentTypes['LanguageResult'];
export type PackagesModel = ResolversParentTypes['PackagesResult'];
export type CheckoutResultModel = ResolversParentTypes['CheckoutResult'];
export type HoldSlotModel = ResolversParentTypes['HoldSlotResult'];
export type MoveBookingModel = ResolversParentTypes['MoveBookingResult'];
export type ServiceDaysModel = ResolversParentTypes['ServiceDays'];
export type CreateOrderModel = ResolversParentTypes['CreateOrderResult'];
export type ExchangePointsModel = ResolversParentTypes['ExchangePointsResult'];
export type OrderAttemptModel = ResolversParentTypes['OrderAttempt'];
export type OrderModel = ResolversParentTypes['Order'];
export type OrderPaymentModel = ResolversParentTypes['OrderPaymentResult'];
export type VoucherModel = ResolversParentTypes['Voucher'];
export type VoucherCheckModel = ResolversParentTypes['VoucherCheckResult'];
/** A chat with its newest page, which the provider sends with it. */
export type ChatModel = Omit<Chat, 'messages'> & { readonly newest: MessageConnectionModel };
export type ChatSummaryModel = ChatSummary;
export type ChatConnectionModel = Connection<ChatSummary>;
export type MessageModel = Message;
export type MessageConnectionModel = Connection<Message>;
export type SendMessageModel = ResolversParentTypes['SendMessageResult'];
export type InvoiceConnectionModel = Connection<InvoiceSummaryModel>;
export type BillOfferModel = NonNullable<ResolversParentTypes['BillOffer']>;
export type BillInquiryParent = Omit<BillInquiry, 'openFor'> & { readonly expiresAt: string | null };
export type BillInquiryModel = ResolversParentTypes['InquireBillResult'];
export type StoreFormModel = NonNullable<ResolversParentTypes['StoreForm']>;
export type RideQuoteModel = ResolversParentTypes['RideQuoteResult'];
export type InvoiceQuoteModel = ResolversParentTypes['InvoiceQuoteResult'];
export type InvoicePaymentModel = ResolversParentTypes['InvoicePaymentResult'];
export type PayInvoiceModel = ResolversParentTypes['PayInvoiceResult'];
