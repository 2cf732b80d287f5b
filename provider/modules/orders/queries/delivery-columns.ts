/** How an order is delivered, as its columns. */
export interface Delivery {
  carrier_type: number | null;
  expedition_name: string;
  package_service: string;
  package_etd: string;
  delivery_cost: number;
}

export const undelivered: Delivery = {
  carrier_type: null,
  expedition_name: '',
  package_service: '',
  package_etd: '',
  delivery_cost: 0,
};
