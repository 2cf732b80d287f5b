import type { WordsOf } from '../../words';

export const itemPage = {
  'item.style': { name: 'Schedule', help: 'How a service is scheduled, or what a ride is.' },
  'item.style=0': { name: 'No schedule', help: 'A service without a date; a ride from origin to destination.' },
  'item.style=1': {
    name: 'Nights or a call',
    help: 'A service by nights, from arrival to departure; a driver comes to one place.',
  },
  'item.style=2': { name: 'Several days', help: 'A service from a first day to a last.' },
  'item.style=3': { name: 'Date and time', help: 'A service at one date and time.' },
  'item.booking': {
    name: 'Booking rules',
    help: 'When the service can be booked; one visit of an hour at a time where empty.',
  },
  'item.by_appointment': { name: 'By appointment', help: 'The seller confirms the time before customers pay.' },
  'item.comes_home': {
    name: 'Comes to the customer',
    help: "Somebody comes to the customer's address; where empty, the store's rule holds.",
  },
  'item.search_flag': { name: 'Hide the search box', help: "The shop's page has no search box." },
  'item.show_web': {
    name: 'Show in the page',
    help: 'Web content shows inside the store; otherwise in a tab of its own.',
  },
  'item.hide_image_flag': { name: 'Hide the pictures', help: "The shop's page has no pictures." },
  'item.hide_info': { name: 'Hide number sold', help: 'Customers do not see how many were sold.' },
  'item.hide_info_product': { name: 'Hide product details', help: 'Stock, weight and other facts are not shown.' },
  'item.hide_info_seller': { name: 'Hide the seller', help: "The item's page has no box about the seller." },
  'item.hide_info_rating': { name: 'Hide the reviews', help: "The item's page shows no reviews." },
  'item.hide_info_message': { name: 'Hide the chat button', help: "The item's page has no chat button." },
  'item.product_show_discount': {
    name: 'Show discounts',
    help: "The item's page lists the vouchers that can be used.",
  },
  'item.product_show_related': {
    name: 'Show similar items',
    help: "The item's page shows items with the same label, list or shop.",
  },
  'item.set_origin_flag': { name: 'Fix the origin', help: 'The ride always begins at the origin given here.' },
  'item.set_destination_flag': {
    name: 'Fix the destination',
    help: 'The ride always ends at the destination given here.',
  },
  'item.origin_address': { name: 'Origin address', help: 'Where the ride begins; up to 200 characters.' },
  'item.destination_address': { name: 'Destination address', help: 'Where the ride ends; up to 200 characters.' },
  'item.origin_lat': { name: 'Origin latitude', help: 'Where the ride begins, from south to north.' },
  'item.origin_lng': { name: 'Origin longitude', help: 'Where the ride begins, from west to east.' },
  'item.destination_lat': { name: 'Destination latitude', help: 'Where the ride ends, from south to north.' },
  'item.destination_lng': { name: 'Destination longitude', help: 'Where the ride ends, from west to east.' },
  'item.form_view_uid': {
    name: 'Ride form',
    help: "The store's form that customers fill in for the ride; empty for none.",
  },
  'item.order_fee_courrier': { name: 'Ride service fee', help: 'Added to every ride, in rupiah; 0 by default.' },
  'item.services': { name: 'Extra services', help: 'What can be added to the ride; at most 20.' },
  'item.sold': { name: 'Number sold', help: "The number sold that the item's page shows." },
  'item.review_rating': { name: 'Average rating', help: 'Stars from 0 to 5; 0 without reviews.' },
  'item.discussion_count': {
    name: 'Number of discussions',
    help: "The number of discussions that the item's page shows.",
  },
  'item.seller_rating': { name: "Seller's rating", help: "The seller's stars from 0 to 5; 0 without reviews." },
  'item.seller_message_rate': {
    name: 'Messages answered',
    help: 'Percent of messages that the seller answered, 0 to 100.',
  },
  'item.seller_discussion_rate': {
    name: 'Discussions answered',
    help: 'Percent of discussions that the seller answered, 0 to 100.',
  },
  'item.reviews': { name: 'Reviews', help: 'What customers said; at most 200.' },
} satisfies Partial<WordsOf<'item'>>;
