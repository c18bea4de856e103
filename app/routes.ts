import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('products/:main?/:category?', 'routes/products.tsx'),
  // Fewer parts lack the product's id, and are no page. As six optional parts these would be 64 routes to every router.
  route('product/:source/:main/:brand/:retailer/:name/:product', 'routes/product.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('stores/:brand?/:brandid', 'routes/brand.tsx'),
  route('retailers', 'routes/retailers.tsx'),
  route('retailers/:retailer', 'routes/retailer.tsx'),
  route('company/:id?', 'routes/company.tsx'),
  route('out/:source/:product', 'routes/out.ts'),
  route('api/product/:source/:product', 'routes/api-product.ts'),
  route('api/list', 'routes/api-list.ts'),
  route('api/suggest', 'routes/api-suggest.ts'),
  route('api/cards', 'routes/api-cards.ts'),
  route('api/filter', 'routes/api-filter.ts'),
  route('theme', 'routes/theme.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
