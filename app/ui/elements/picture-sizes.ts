/** The `sizes` attribute of a product's main picture, also used by cards to preload it. */
export const mainPictureSizes = '(width <= 768px) 92vw, (width <= 1200px) 50vw, 600px'
