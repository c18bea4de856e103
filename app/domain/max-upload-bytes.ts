/** The largest picture that can be uploaded; forms refuse a larger one before it is sent. */
export const maxUploadBytes = 10 * 1024 * 1024
