/** The pages of the component gallery, by their titles. */
export const galleryPaths = {
  Components: '/kitchen/items',
  Articles: '/kitchen/articles',
  Operators: '/kitchen/operators',
  'Coming soon': '/kitchen/splash',
  Lists: '/templates/lists',
} as const
