/**
 * nginx's status for a client that hung up before the response started. It is never sent: it
 * separates canceled requests from errors in the access log and the metrics.
 */
export const clientClosedRequest = 499
