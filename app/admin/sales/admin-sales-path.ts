/** The operators' page of today's sales and of what they withhold. */
export const adminSalesPath = '/admin/sales'
