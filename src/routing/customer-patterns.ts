export const customerPatterns = {
  chat: '/chat/:fromType/:fromId/:toType/:toId',
  itemPayment: '/p/payment/:id',
  ride: '/p/ride/:id',
  menuPayment: '/m/payment/:id',
  invoicePayment: '/invoice/:id/checkout',
  order: '/order/:uniqueId/detail',
  orderPayments: [
    '/order/:uniqueId/check-payment',
    '/order/:uniqueId/payment-info',
    '/order/:uniqueId/type-payment',
    '/order/:uniqueId/pending-payment',
  ],
} as const;
