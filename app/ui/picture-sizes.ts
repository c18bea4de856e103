/** The width of a product's main picture. Cards know it too, to send for the picture before its page asks. */
export const mainPictureSizes = '(width <= 768px) 92vw, (width <= 1200px) 50vw, 600px'
