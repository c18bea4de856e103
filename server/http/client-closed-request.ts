/**
 * nginx's status for a client that hung up before the response started. It is never
 * sent; the access log and the metrics use it to tell canceled requests from errors.
 */
export const clientClosedRequest = 499
